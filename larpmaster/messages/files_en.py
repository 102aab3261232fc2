"""The texts in English of exporting and importing characters."""

TEXTS = {
    "io_not_json": "The file {path} holds no character as JSON (letter {place}); import a file "
                   "that export has made.",
    "io_not_a_character": "The JSON of the file {path} is no character of this program (at {key}); "
                          "import a file that export has made.",
    "io_nothing": "The folder {path} has no JSON file (.json); give another folder or a file.",
    "io_damaged": "The file {path} holds a character that the program cannot have written; export "
                  "it again.",
    "io_no_print": "There is a file {path} already, and it is no print; choose another name.",
    "io_code_name": "The name {path} is like that of a program; choose one that ends in .txt or "
                    ".json.",
    "io_same_name": "  The register has this name already: {files}",
    "io_exported": "Exported: {done}. Failed: {failed}.",
    "io_imported": "Imported: {done}. Failed: {failed}.",
}
