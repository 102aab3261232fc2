"""The explanations of the fields of tables in English."""

TEXTS = {
    "tmh_menu": "Choose the table to look at or change. A cult, a spell or a weapon is one whole,"
                " although several files hold it. The check goes through all tables of the world.",
    "tmh_list": "Type a part of a name to shorten the list. Enter opens, F3 makes a new one, F4 "
                "copies and F8 deletes the row at the cursor.",
    "tmh_record": "Choose the part to change. Nothing changes on the disk before you choose "
                  "Check and save: then all tables of the world are checked, and if anything is "
                  "wrong you are told what to mend.",
    "tmh_key": "The key is the name by which characters and other tables refer to this. At most "
               "30 letters, none of , : / = |. A race, a region and a colour may not have a "
               "space in it.",
    "tmh_marks": "Mark those that belong here. A cult can teach a spell that one of its classes "
                 "casts and that its colours reach (by their maximum). A new cult and a new "
                 "spell: save the spell first, without a cult, then the cult with the spell "
                 "marked.",
    "tmh_field": "Type a value. You are told at once when it will not do.",
    "tmh_name": "The name that sheets and lists show in Finnish.",
    "tmh_name_en": "The same name in English; shown when the program speaks English.",
    "tmh_life_span": "How many years the race usually lives. Fitness declines by it (for example "
                     "at 70 percent of it).",
    "tmh_least_age": "The least age at which a character can be made. At most the adult age.",
    "tmh_adult_age": "The age at which a character is grown up and its abilities are whole. At "
                     "most the life span.",
    "tmh_brutality": "A fighter's start level comes from strength times this. 100 for a human.",
    "tmh_spirituality": "A priest's start level comes from wisdom times this. 100 for a human.",
    "tmh_magicality": "A mage's start level comes from intelligence times this. 100 for a human, "
                      "150 for an elf.",
    "tmh_nimbleness": "A thief's start level comes from dexterity or agility times this. 100 for "
                      "a human.",
    "tmh_stamina": "How long the race holds out compared with a human. 100 for a human.",
    "tmh_two_hand": "Skill of using two weapons at once before other bonuses. 5 for a human.",
    "tmh_speed_constant": "How little wounds slow down: a larger number slows less. 6 for a human.",
    "tmh_panic": "How likely the character flees in a round when morale is gone. Usually 50.",
    "tmh_time_lost": "How much time one lost hit point takes; 600 is a human's six quarters, an "
                     "undead has 300.",
    "tmh_death_at": "Hit points at which the character dies. A human dies at -3.",
    "tmh_yearly_xp": "A year's experience is rolled with a die of so many sides. 60 for a human.",
    "tmh_race_sexes": "Factor of the ability in percent: all 100 for a human man. The rolled "
                      "value is multiplied by it. Fill in both sexes; if the first field is left "
                      "empty, the race lacks that sex.",
    "tmh_level_factor": "How much one level improves hitting and defence: fighter 5, priest 3, "
                        "thief 2, others 1.",
    "tmh_hp_base": "The class's part of constitution in the hit points, in percent. Fighter and "
                   "priest 75, thief and mage 50.",
    "tmh_con_rolls": "How many constitution rolls for hit points each level gives. Fighter 2, "
                     "others 1.",
    "tmh_save_spells": "How many points a level adds to this saving throw. Usually 2 or 3.",
    "tmh_xp_table": "How fast levels rise: fast is for fighter and thief, slow for priest and "
                    "mage.",
    "tmh_start_ability": "The ability from which the start level comes. None: there is no start "
                         "level.",
    "tmh_start_factor": "The value of the race by which that ability is multiplied.",
    "tmh_knowledge": "The branch of knowledge that the class learns, such as pappitieto.",
    "tmh_trains_by_int": "Yes: an intelligent character trains for the class faster.",
    "tmh_numbers": "31 numbers with spaces: for the levels 0, 1, 2 ... 30. An empty field: the "
                   "class does not have this, the value is always 0.",
    "tmh_kind": "Temple, guild or trade. A trade has no community that employs.",
    "tmh_spirit": "The spirit that gives its priest experience each year. Empty when there is "
                  "none.",
    "tmh_cults_races": "The races that the cult takes: all, or keys with spaces, such as haltija "
                       "puolihaltija.",
    "tmh_cults_regions": "The regions where the cult works: all, or keys with spaces.",
    "tmh_factor": "What the cult does to its members' mana and power. 100 is ordinary.",
    "tmh_magicality_bonus": "Percent added to magicality while the cult trains a mage. 65 for "
                            "the Vardakov war mages.",
    "tmh_wealth_a_year": "Money that a member gets for a year of service.",
    "tmh_free_split": "Yes: the player may split experience among the classes. No: the shares "
                      "split it.",
    "tmh_share": "The class's share of training and experience in the cult. The shares of a cult "
                 "must sum to 100. Empty: the cult does not have this class.",
    "tmh_refusable": "Yes: the player may refuse growth in this class, and the experience goes "
                     "to the others.",
    "tmh_level_colours": "How many colour levels each extra level gives. Other than 0 only for "
                         "priest and mage.",
    "tmh_level_spells": "How many spells the character may try to learn at each extra level. "
                        "Usually 1 for a priest, 0 for a mage (who studies).",
    "tmh_weight": "When a colour level is drawn, a colour comes up the more often the larger its "
                  "weight. Empty: the cult does not teach this colour.",
    "tmh_maximum": "The colour level beyond which the cult does not teach. What its spells need "
                   "must be within it.",
    "tmh_class": "Whose spell it is: a priest's, a mage's or either's.",
    "tmh_level": "The spell's level: the character must be of this level at least.",
    "tmh_mana": "Mana or power that the spell takes.",
    "tmh_spells_colours": "The colours that reading the spell needs, with their levels: for "
                          "example harmaa 6, sininen 2.",
    "tmh_elementary": "Yes: a good learner (wisdom or intelligence 130 or more) learns it for "
                      "sure.",
    "tmh_chance": "The chance to learn the spell in one attempt, before anything else.",
    "tmh_save": "The saving throw by which the target can avoid the spell.",
    "tmh_rounds": "How many rounds the spell takes to cast. Each round has a line of its own.",
    "tmh_range_metres": "Range in metres; 0 means the caster, a touch or a melee weapon.",
    "tmh_price": "The price. Of a spell: what an outsider pays for the lesson.",
    "tmh_spell_texts": "Effect: what the spell does. Weak effect: what it does when not quite "
                       "known. Round: what the caster says or does in that round. At most 70 "
                       "letters a line; a long effect goes on in the next field.",
    "tmh_weapons_use": "How the weapon is used.",
    "tmh_gear_use": "What the thing is. A potion heals, a stone holds mana, a ring protects.",
    "tmh_damage": "Damage is rolled with a die of so many sides; 0: cannot be used so.",
    "tmh_weapon_modes_damage": "Sides of the damage die in this mode. Empty: the weapon does not "
                               "have this mode.",
    "tmh_damage_one_handed": "The damage die when the weapon is held in one hand; 0: impossible.",
    "tmh_to_hit": "Added to the roll to hit.",
    "tmh_parries_one_handed": "How often a turn the weapon can parry in one hand.",
    "tmh_parries_two_handed": "How often a turn the weapon can parry in two hands.",
    "tmh_thrown_damage": "The damage die when thrown; 0: not thrown.",
    "tmh_sharp": "Yes: the weapon cuts or stabs. A blunt one does not.",
    "tmh_pace": "How fast the weapon strikes.",
    "tmh_hands": "How many hands usually hold the weapon.",
    "tmh_least_strength_one_handed": "Strength needed to use the weapon in one hand; 0: no limit.",
    "tmh_least_dexterity": "Dexterity needed to use the weapon; 0: no limit.",
    "tmh_carry": "How much the thing burdens its bearer (its load).",
    "tmh_range_bonus": "Added to the roll to hit at a distance.",
    "tmh_quarters": "How many quarters a blow or shot takes; a round has 10.",
    "tmh_thief_hindrance": "By how many percent the thing hinders a thief's skills.",
    "tmh_mana_closure": "How many percent of a mage's mana the thing closes off.",
    "tmh_break_percent": "The chance that the thing breaks in hard use.",
    "tmh_crit_percent": "The chance of a critical from a hit that allows one. Usually 50, light "
                        "ones 30.",
    "tmh_pierce_from": "The face of the damage die from which the blow pierces; 0: never.",
    "tmh_part": "What part of the body the armour protects.",
    "tmh_armour_class": "What the armour takes from the damage of a blow that meets it.",
    "tmh_coverage": "How many twentieths of the body the armour covers.",
    "tmh_armour_agility": "What wearing it does to agility; a hindrance is negative.",
    "tmh_shields_agility": "What carrying it does to agility; a hindrance is negative.",
    "tmh_parries": "How often a turn the shield parries; usually 2.",
    "tmh_cover_number": "How many twentieths the shield covers from that side: small 3, normal 5,"
                        " large 12.",
    "tmh_parry_bonus": "Added to the parrying defence.",
    "tmh_blow_damage": "The die of a blow with the shield; 0: none.",
    "tmh_absorbs_arrow": "How much of an arrow's damage the shield stops.",
    "tmh_amount": "Of a potion the die of hit points healed, of a stone its mana, of a ring its "
                  "bonus.",
}
