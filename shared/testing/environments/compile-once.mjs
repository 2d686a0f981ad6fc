import vm from 'node:vm';

/** By file name. */
const compiled = new Map();
const compileFunction = vm.compileFunction;

/**
 * Jest compiles every module for each test file again, and V8 each of its functions at the first call. Here the test
 * files of a process share compiled modules; each still runs them in its own context.
 */
vm.compileFunction = (source, names, options) => {
  if (!options?.parsingContext) return compileFunction(source, names, options);
  const { filename, parsingContext } = options;
  let known = compiled.get(filename);
  if (known?.source !== source) {
    known = { source, script: scriptOf(source, names, filename) };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

function scriptOf(source, names, filename) {
  const head = `(function(${names}){`;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
