/** Loaded into a server by `NODE_OPTIONS`, with `--expose-gc`: SIGUSR2 forces a collection of its heap. */
process.on('SIGUSR2', () => globalThis.gc());
