import { workspaces } from '../build/workspaces.mjs';

const product = workspaces.filter((name) => !['e2e', 'bench', 'tools'].includes(name));

/**
 * Imports between workspaces of the product, without tests: `['mf-users → shared', …]`.
 *
 * @param modules `modules` of dependency-cruiser's JSON output
 */
export function importsBetween(modules) {
  const arrows = modules
    .filter(({ source }) => !isBeside(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => [topOf(source), topOf(resolved)]),
    )
    .filter(([from, to]) => from !== to && product.includes(from) && product.includes(to));
  return [...new Set(arrows.map((arrow) => arrow.join(' → ')))].sort();
}

const topOf = (path) => path.split('/')[0];
const isBeside = (path) =>
  /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|^api\/scripts\/|\.config\.ts$/.test(path);
