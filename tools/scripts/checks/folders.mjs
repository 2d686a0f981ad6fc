import { posix } from 'node:path';

/** Tests, benchmarks and scripts may import any folder. */
const isProduct = (path) =>
  !/\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|^(e2e|bench)\/|^api\/(contract|scripts)\//.test(path) &&
  !path.includes('node_modules/');

/**
 * Finds cycles between folders. Type imports do not count, because they do not exist at run time.
 *
 * @param modules `modules` of dependency-cruiser's JSON output
 * @returns one message per cycle, with the fewest imports that close it
 */
export function folderCycles(modules) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!isProduct(source) || !isProduct(resolved) || dependencyTypes.includes('type-only'))
        continue;
      const [from, to] = [posix.dirname(source), posix.dirname(resolved)];
      if (from === to || topOf(from) !== topOf(to)) continue;
      const targets = edges.get(from) ?? new Map();
      edges.set(from, targets.set(to, [...(targets.get(to) ?? []), `${source} → ${resolved}`]));
    }
  }
  return cyclesOf(edges).map((folders) => describe(folders, edges));
}

const topOf = (path) => path.split('/')[0];

function describe(folders, edges) {
  const inside = folders.flatMap((from) =>
    [...(edges.get(from) ?? [])].filter(([to]) => folders.includes(to)),
  );
  const thinnest = inside.sort(([, a], [, b]) => a.length - b.length)[0][1];
  return `Folders import each other: ${folders.sort().join(', ')}\n  thinnest: ${thinnest.join('; ')}`;
}

/** Strongly connected components of more than one folder (Tarjan). */
function cyclesOf(edges) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of edges.get(node)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) cycles.push(component);
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return cycles;
}
