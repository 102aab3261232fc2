"""Scripts for the Amiga's interpreter."""
import pytest
import support


@pytest.fixture
def python(tmp_path):
    """Runs a script on the Amiga in a folder of its own."""
    def run_script(text, *words, **more):
        script = tmp_path / "script.py"
        script.write_bytes(text.encode())
        words = [support.amiga.amiga_path(script), *words]
        return support.amiga.run_python(words, cwd=tmp_path, **more)
    return run_script
