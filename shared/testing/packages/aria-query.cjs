/** The tables of roles are 150 files: the browser environment loads them once for all test files of a process. */
module.exports = globalThis[Symbol.for('aria-query')];
