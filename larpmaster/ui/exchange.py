"""Characters as JSON files: written for other programs and other registers, and read from them."""
from larpmaster import exporting, store
from larpmaster.errors import Mistake
from larpmaster.messages import blamed, text, worded
from larpmaster.text import PATH_LIMIT, checked, fold, printable
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs


def run(desk):
    """Chooses between writing and reading."""
    choice = desk.chosen(text("desk_gm_exchange"), text("desk_exchange_body"),
                         [(text("desk_export_all"), _export_all),
                          (text("desk_import"), _import)], "tip_on_exchange")
    if choice is not BACK:
        choice(desk)


def _asked(desk, key, default, work, label="field_path"):
    """Asks for a path and does work(path); one that is refused is asked for again."""
    while True:
        path = desk.ui.field(text(key), paragraphs(text(key + "_body"), TEXT_WIDTH),
                             text(label), lambda typed: checked(typed, "path", PATH_LIMIT),
                             default=default, help_key="tip_on_exchange")
        if path is BACK:
            return
        try:
            work(path)
            return
        except Mistake as mistake:
            desk.ui.message = worded(mistake)
            default = path


def export_one(desk, file):
    """Writes one character into the file that the person names."""
    def work(path):
        _write(desk, file, path)
        desk.ui.message = text("desk_exported", path=path)

    _asked(desk, "desk_export", file[:-len(store.SUFFIX)] + exporting.SUFFIX, work)


def _write(desk, file, path):
    character = desk.opened(file).character
    exporting.write_json(desk.machine, path, character, desk.tables_of(character))


def _export_all(desk):
    """Writes every character into a folder."""
    _asked(desk, "desk_export_all", text("desk_folder_name"),
           lambda folder: _export_to(desk, folder), "ui_folder")


def _export_to(desk, folder):
    machine = desk.machine
    if not machine.exists(folder):
        machine.make_folder(folder)
    machine.list_folder(folder)
    desk.look_over()
    files = [row.file for row in desk.register.find()]
    failed = [blamed(file, mistake) for file, mistake in desk.register.broken]

    def work(file):
        _write(desk, file, machine.join(folder, file[:-len(store.SUFFIX)] + exporting.SUFFIX))

    _one_by_one(desk, text("desk_export_all"), files, work, failed, folder)


def _import(desk):
    """Reads a file, or every JSON file of a folder, into the register."""
    _asked(desk, "desk_import", text("desk_folder_name"), lambda path: _import_from(desk, path),
           "desk_import_path")


def _import_from(desk, path):
    from larpmaster.importing import paths_meant
    paths = _agreed(desk, paths_meant(desk.machine, path))

    def work(path):
        from larpmaster.importing import JSON_LIMIT, character_of_json
        desk.register.add(character_of_json(desk.machine.read_file(path, JSON_LIMIT), path))

    if paths:
        _one_by_one(desk, text("desk_import"), paths, work, [])


def _agreed(desk, paths):
    """Those of the paths that are to be read; asks where the register has the names already."""
    there = _there(desk, paths)
    if not there:
        return paths
    new = [path for path in paths if path not in dict(there)]
    title = text("desk_import")
    lines = [line for _, told in there for line in paragraphs(told, TEXT_WIDTH)]
    if not new:
        question = text("desk_import_same" if len(paths) == 1 else "desk_import_there")
        return paths if desk.agreed(title, question + " " + text("desk_import_again"), lines,
                                    "tip_on_exchange") else []
    if desk.ui.pages(title, paragraphs(text("desk_import_there"), TEXT_WIDTH) + [""] + lines,
                     "tip_on_exchange") is BACK:
        return []
    found = desk.chosen(title, text("desk_import_which"),
                        [(text("desk_import_new", count=len(new)), new),
                         (text("desk_import_every", count=len(paths)), paths)], "tip_on_exchange")
    return [] if found is BACK else found


def _there(desk, paths):
    """(path, a line that tells of it) of each whose character's name the register has."""
    from larpmaster.importing import JSON_LIMIT, name_in_json
    desk.look_over()
    files = {fold(row.name): row.file for row in desk.register.find()}
    there = []
    for path in paths:
        try:
            name = name_in_json(desk.machine.read_file(path, JSON_LIMIT))
        except Mistake:
            # It will be told of when it is read.
            continue
        if fold(name) in files:
            there.append((path, "%s: %s (%s)" % (printable(path, PATH_LIMIT), name,
                                                 files[fold(name)])))
    return there


def _one_by_one(desk, title, names, work, failed, folder=""):
    """Does work(name) for each; what goes wrong with one stops no other. Tells of all.

    folder: where the files went, if anywhere.
    """
    working = desk.ui.progress(title, len(names)) if len(names) > 1 else None
    count = 0
    for done, name in enumerate(names):
        try:
            work(name)
            count += 1
        except Mistake as mistake:
            failed.append(blamed(name, mistake))
        if working is not None:
            working.step(done + 1, name)
    if working is not None:
        working.end()
    lines = [text("desk_report_done", count=count)]
    if folder:
        lines.append(text("desk_exported", path=folder))
    if failed:
        lines.append(text("desk_report_failed", count=len(failed)))
        lines.extend(paragraphs("\n".join(failed), TEXT_WIDTH))
    desk.ui.pages(title, lines, "tip_on_exchange")
