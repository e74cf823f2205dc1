"""The fourth way: the rules of a game as WebAssembly, one small module a game, for pages and for a server that has just started.

``tidetable build`` makes a module and its description from the same functions that numba compiles (exports.py says which,
compiler.py makes their code, linker.py the module, description.py what a client must know). The built ones lie in ``modules/``;
module.py runs one under wasmtime, ways.py makes a game of it. docs/wasm.md tells the whole of it.
"""
