"""STAM-1: stamina."""
from larpmaster.rules import stamina


def test_STAM_1_human_and_elf():
    assert stamina.stamina(100, 0, 100) == 10
    assert stamina.stamina(100, 10, 100) == 11
    assert stamina.stamina(100, 0, 120) == 12


def test_decision_40_STAM_1_rounded_down_once():
    assert stamina.stamina(120, 5, 100) == 12
    assert stamina.stamina(99, 5, 120) == 12
    assert stamina.stamina(104, 0, 120) == 12
    assert stamina.stamina(9, 0, 100) == 0
