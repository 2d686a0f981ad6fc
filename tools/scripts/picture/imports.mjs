import { spawnSync } from 'node:child_process';
import { root } from '../../root.mjs';
import { workspaces } from '../build/workspaces.mjs';

const product = workspaces.filter((name) => !['e2e', 'bench', 'tools'].includes(name));

/** Imports between workspaces without tests: `['mf-users → shared', …]`. */
export function readImports() {
  const { modules } = cruise();
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

function cruise() {
  const bin = `${root}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
  const args = [bin, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...product];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, maxBuffer: 256 * 1024 ** 2 });
  return JSON.parse(stdout.toString());
}
