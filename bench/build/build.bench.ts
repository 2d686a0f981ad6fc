import { execFileSync } from 'node:child_process';
import { root } from '../../e2e/fixtures/folders.ts';
import type { Row } from '../lib/row.ts';
import { median } from '../lib/statistics.ts';

const rspack = `${root}node_modules/@rspack/cli/bin/rspack.js`;
const modules = ['mf-suppliers', 'mf-frontends', 'mf-users', 'mf-devtools'];

/** Production build of each module without a cache. */
export async function measure(): Promise<Row[]> {
  const times = modules.map((name) => ({ name, seconds: median([build(name), build(name)]) }));
  return [
    {
      name: 'build of the slowest module, cold',
      value: Math.max(...times.map((it) => it.seconds)),
      unit: 's',
      threshold: { atMost: 5 },
      note: times.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(', '),
    },
  ];
}

function build(name: string) {
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [rspack, 'build'], { cwd: `${root}${name}`, env, stdio: 'pipe' });
  return (performance.now() - started) / 1000;
}
