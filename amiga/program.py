"""Compile and link one executable: MicroPython's C sources, our port, frozen bytecode."""
import os
import re
import shutil
import subprocess
import sys
import zlib

import fetch
import hunk
import name_order
import rewrite
from bytecode import digest, in_parallel, is_made, note_made, write_if_changed

PORT = fetch.ROOT / "amiga" / "port"
PREFIX = "m68k-linux-gnu-"
TARGET_FLAGS = (
    "-m68000 -malign-int -msoft-float -ffreestanding -fbuiltin -fno-pic -fno-pie "
    "-fomit-frame-pointer -fno-strict-aliasing -fno-common -fno-unwind-tables "
    "-fno-asynchronous-unwind-tables -fno-stack-protector -ffunction-sections "
    "-fdata-sections -std=gnu11 -nostdinc"
).split()
# Known letters gcc copies, compares and clears as long words wherever they lie, and it joins bytes
# that are stored side by side; a 68000 stops at an odd address. Emulators that forgive it hide the
# fault.
BYTE_BY_BYTE = ["-fno-builtin-memcpy", "-fno-builtin-memcmp", "-fno-builtin-memset",
                "-fno-builtin-strcpy", "-fno-store-merging"]
OUR_WARNINGS = ["-Wall", "-Wextra", "-Werror"]
ELSEWHERE = ("shared/runtime/sys_stdio_mphal.c",
             "extmod/modtime.c", "extmod/modjson.c", "extmod/modbinascii.c")
# Where the cycles go; the rest is built for size.
FAST = set(
    "argcheck bc gc malloc map obj objboundmeth objclosure objdict objfun objgenerator "
    "objint objlist objrange objstr objstrunicode objtuple objtype qstr runtime "
    "sequence smallint unicode vm vstr memory arithmetic strings text names maps frozen "
    "smallints allocate collect find functions formats opmethods objgetitemiter objpolyiter "
    "objenumerate objzip stream stretch inflate".split())
# Functions that the port replaces are made weak; in KEPT_IN they must not melt into their callers.
REPLACED = {"qstr.c": ["qstr_find_strn", "qstr_compute_hash"],
            "map.c": ["mp_map_init", "mp_map_lookup"],
            "objdict.c": ["mp_obj_dict_copy"],
            "objstr.c": ["find_subbytes"],
            "unicode.c": ["utf8_charlen"],
            "gc.c": ["gc_alloc", "gc_free", "gc_realloc", "gc_collect_start", "gc_collect_root",
                     "gc_collect_end", "gc_sweep_all"],
            "frozenmod.c": ["mp_find_frozen_module"]}
KEPT_WHOLE = ["-fno-inline", "-fno-partial-inlining", "-fno-ipa-cp", "-fno-ipa-sra",
              "-fno-ipa-ra", "-fno-ipa-pure-const"]
KEPT_IN = ("qstr.c", "objstr.c")
# What is handed out runs where 1 MB is all there is; the tests' interpreter with everything inside
# does not.
MOST_BYTES, TESTER_MOST_BYTES = 500 * 1024, 640 * 1024
MAIN_OF = {True: "shell.c", False: "program.c"}
# gcc reads the first two bytes of a function's bytecode as one word, which a 68000 can do at even
# addresses only; emulators that forgive it hide the fault.
BYTECODE_START = re.compile(r"^static const byte fun_data_", re.M)
ALIGNED = "static const byte __attribute__((aligned(4))) fun_data_"
DISK_BLOCK = 512
QSTR_LINE = re.compile(r"^Q\(.*$", re.M)


class Build:
    """The state of one executable's build."""

    def __init__(self, source, out, name, cpu, with_compiler, with_modules):
        self.source, self.name = source, name
        self.most_bytes = TESTER_MOST_BYTES if with_compiler and with_modules else MOST_BYTES
        self.out = out
        self.obj = out / "obj" / name
        self.header = self.obj / "genhdr"
        self.header.mkdir(parents=True, exist_ok=True)
        rewritten = rewrite.rewrite(source, out / "obj" / "rewritten")
        inside = fetch.run([PREFIX + "gcc", "-print-file-name=include"]).strip()
        self.flags = [*TARGET_FLAGS, "-m" + cpu, "-isystem", inside, "-I", PORT / "include",
                      "-I", PORT, "-I", self.obj, "-I", out / "obj" / "rewritten",
                      "-DNDEBUG", "-DAMIGA_WITH_COMPILER=%d" % with_compiler,
                      "-DAMIGA_WITH_MODULES=%d" % with_modules]
        other_main = MAIN_OF[not with_compiler]
        ours = [p for p in sorted(PORT.glob("*.[cS]")) if p.name != other_main]
        theirs = [*sorted((source / "py").glob("*.c")), *(source / n for n in ELSEWHERE)]
        self.sources = ours + [rewritten.get(path, path) for path in theirs]
        headers = [*sorted(PORT.rglob("*.h")), *(p for p in rewritten.values() if p.suffix == ".h")]
        self.common = digest(self.flags, *(p.read_bytes() for p in headers))

    def object_name(self, path):
        parent = "port" if path.parent == PORT else path.parent.name
        return "%s.%s" % (parent, path.stem)

    def own_flags(self, path):
        flags = ["-O2" if path.stem in FAST else "-Os", "-isystem", self.source]
        if path.parent == PORT:
            flags += [*OUR_WARNINGS, *BYTE_BY_BYTE]
        if path.name in KEPT_IN:
            flags += KEPT_WHOLE
        if path.name == "vm.c":
            # Each opcode jumps to the next: what is computed ahead for all is wasted on most.
            flags.append("-fno-gcse")
        if path.name == "strings.c":
            flags.append("-fno-tree-loop-distribute-patterns")
        return flags

    def python(self, tool, *words):
        return fetch.run([sys.executable, self.source / tool, *words])

    def preprocess(self):
        """Every C source through the preprocessor: that is how the names in it are found."""
        folder = self.obj / "pp"
        folder.mkdir(exist_ok=True)
        version = self.header / "mpversion.h"
        number = fetch.VERSION.partition("+")[0]
        write(version, '#define MICROPY_GIT_TAG "v%s"\n#define MICROPY_GIT_HASH ""\n'
              '#define MICROPY_BUILD_DATE "no date"\n' % number)
        write(self.header / "amigaversion.h", version_header(number))

        def one(path):
            made = folder / (self.object_name(path) + ".i")
            key = digest(self.common, path.read_bytes())
            if not is_made(made, key):
                fetch.run([PREFIX + "gcc", "-E", "-DNO_QSTR", *self.flags, "-I", self.source, path,
                           "-o", made])
                note_made(made, key)
            return made.read_text(errors="replace")

        return "".join(in_parallel(one, [p for p in self.sources if p.suffix == ".c"]))

    def generate_headers(self):
        """qstrdefs.generated.h, moduledefs.h and root_pointers.h, by MicroPython's scripts."""
        text = self.preprocess()
        last = self.header / "all.i"
        key = digest(text, self.common)
        made = self.header / "qstrdefs.generated.h"
        if is_made(made, key):
            return
        last.write_text(text)
        collected = {}
        for kind in ("qstr", "module", "root_pointer"):
            collected[kind] = self.header / (kind + ".collected")
            # Of a source that changed, the names it had before would stay: the bytes of a program
            # must not tell what was built earlier.
            shutil.rmtree(self.header / kind, ignore_errors=True)
            self.python("py/makeqstrdefs.py", "split", kind, last, self.header / kind, "_")
            self.python("py/makeqstrdefs.py", "cat", kind, "_", self.header / kind,
                        collected[kind])
        write(self.header / "moduledefs.h",
              self.python("py/makemoduledefs.py", collected["module"]))
        write(self.header / "root_pointers.h",
              self.python("py/make_root_pointers.py", collected["root_pointer"]))
        names = "".join(p.read_text() for p in (
            self.source / "py" / "qstrdefs.h", PORT / "qstrdefsport.h", collected["qstr"]))
        shielded = QSTR_LINE.sub(lambda m: '"%s"' % m.group(), names)
        done = subprocess.run([PREFIX + "gcc", "-E", *self.flags, "-I", self.source, "-"],
                              input=shielded, capture_output=True, text=True)
        if done.returncode:
            raise fetch.Failed(done.stderr)
        plain = re.sub(r'^"(Q\(.*\))"$', r"\1", done.stdout, flags=re.M)
        write(self.header / "qstrdefs.preprocessed.h", plain)
        write(made, self.python("py/makeqstrdata.py",
                                self.header / "qstrdefs.preprocessed.h"))
        note_made(made, key)

    def compile(self, paths):
        """Compile what changed; give the object files."""
        generated = digest(*(p.read_bytes() for p in sorted(self.header.glob("*.h"))))

        def one(path):
            made = self.obj / (self.object_name(path) + ".o")
            flags = self.own_flags(path)
            replaced = REPLACED.get(path.name, [])
            key = digest(self.common, generated, flags, replaced, path.read_bytes())
            if not is_made(made, key):
                fetch.run([PREFIX + "gcc", "-c", *self.flags, *flags, path, "-o", made])
                for symbol in replaced:
                    fetch.run([PREFIX + "objcopy", "--weaken-symbol=" + symbol, made])
                note_made(made, key)
            return made

        return in_parallel(one, paths)

    def freeze(self, modules, rooms):
        """One C source with the bytecode of all modules, and what rooms.c knows of the rooms."""
        made = self.obj / "frozen_content.c"
        preprocessed = self.header / "qstrdefs.preprocessed.h"
        listed = list_of_rooms(rooms)
        key = digest(ALIGNED, listed, preprocessed.read_bytes(),
                     *(p.read_bytes() for p in modules))
        if not is_made(made, key):
            text = self.python("tools/mpy-tool.py", "-f", "-q", preprocessed,
                               "-mlongint-impl=mpz", "-mmpz-dig-size=16", *modules)
            made.write_text(name_order.by_hash(BYTECODE_START.sub(ALIGNED, text)) + listed)
            note_made(made, key)
        return made

    def link(self, objects):
        elf = self.obj / (self.name + ".elf")
        made = self.out / self.name
        fetch.run([PREFIX + "ld", "-q", "--gc-sections", "--no-warn-rwx-segments",
                   "-z", "noexecstack", "-T", PORT / "link.ld",
                   "--defsym=amiga_program_most=%d" % self.most_bytes,
                   "-Map", self.obj / (self.name + ".map"), "-o", elf, *objects])
        made.write_bytes(hunk.convert(elf.read_bytes(), relocates_itself=True))
        os.chmod(made, 0o755)
        return made


def release():
    """The program's (version, day.month.year of its release), as its sources say."""
    source = (fetch.ROOT / "larpmaster" / "__init__.py").read_text("utf-8")
    found = dict(re.findall(r'^(VERSION|RELEASED) = "([^"]+)"$', source, re.M))
    return found["VERSION"], found["RELEASED"]


def amiga_version(version, released):
    """What the command Version of AmigaOS reads: version.revision (day.month.year)."""
    return "%s (%s)" % (".".join(version.split(".")[:2]), released)


def version_header(interpreter):
    """The versions of both programs for C."""
    version, released = release()
    return "".join('#define AMIGA_%s_VERSION "%s"\n' % (name, amiga_version(number, released))
                   for name, number in (("PROGRAM", version), ("INTERPRETER", interpreter)))


def deflated(plain, level):
    """The bytes, deflated without a head."""
    packing = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packing.compress(plain) + packing.flush()


def packed_room(path):
    """The bytes of a room's file: its bytecode, deflated, for a floppy disk to hold them all; as it
    is where that saves no block of the disk, since unpacking takes a slow machine its time."""
    plain = path.read_bytes()
    packed = deflated(plain, zlib.Z_BEST_COMPRESSION)
    if len(packed) // DISK_BLOCK == len(plain) // DISK_BLOCK:
        packed = deflated(plain, zlib.Z_NO_COMPRESSION)
    return packed


def list_of_rooms(rooms):
    """Name, CRC-32 of the file and size when unpacked of each room as C, for rooms.c."""
    lines = ['    { "%s", 0x%08x, %d },\n' % (
        name, zlib.crc32(packed_room(path)), path.stat().st_size)
        for name, path in sorted(rooms.items())]
    return ("\nconst struct { const char *name; uint32_t checksum, size; } amiga_rooms[] = {\n"
            "%s    { NULL, 0, 0 }\n};\n" % "".join(lines))


def write(path, text):
    """Writes a text that objects depend on."""
    write_if_changed(path, text.encode())


def build(source, out, name, with_compiler, frozen, rooms=None, cpu="68000"):
    """Make the executable out/name for the processor; frozen lists the .mpy files inside, rooms
    {name: .mpy file} those that lie on the disk beside it."""
    state = Build(source, out, name, cpu, with_compiler, bool(frozen))
    state.generate_headers()
    objects = state.compile(state.sources)
    if frozen:
        objects += state.compile([state.freeze(frozen, rooms)])
    try:
        return state.link(objects)
    except hunk.BadFile as error:
        raise fetch.Failed("%s: %s" % (name, error)) from None
