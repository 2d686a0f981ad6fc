import { execFileSync } from 'node:child_process';
import { root } from '../../e2e/fixtures/folders.ts';
import type { Row } from '../lib/row.ts';

const rspack = `${root}node_modules/@rspack/cli/bin/rspack.js`;
const ROUNDS = 5;
const modules = ['mf-suppliers', 'mf-frontends', 'mf-users', 'mf-devtools'];

/** Production build of each module without a cache. */
export async function measure(): Promise<Row[]> {
  const runs = Array.from({ length: ROUNDS }, () => Math.max(...modules.map(build)));
  return [
    {
      name: 'build of the slowest module, cold',
      runs,
      unit: 's',
      threshold: { atMost: 5 },
    },
  ];
}

function build(name: string) {
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [rspack, 'build'], { cwd: `${root}${name}`, env, stdio: 'pipe' });
  return (performance.now() - started) / 1000;
}
