import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../e2e/fixtures/folders.ts';
import type { Row } from '../lib/row.ts';
import { bareServer as bare, idleMemory, startOnce } from '../lib/start.ts';
import { interleaved, median } from '../lib/statistics.ts';

const ours = `${root}api/dist/serve-node.mjs`;

/** From `node file` to the first 200 of `/healthz`, and the memory of the idle server. */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const env = { DATA_DIR: dataDir, DEMO: '1', NODE_ENV: '' };
  await startOnce(ours, env);
  const found = await interleaved(
    7,
    () => startOnce(ours, env),
    () => startOnce(bare, {}),
  );
  const memory = { ours: await idleMemory(ours, env), bare: await idleMemory(bare, {}) };
  rmSync(dataDir, { recursive: true });
  const seconds = { ours: median(found.subject) / 1000, bare: median(found.baseline) / 1000 };
  return [
    {
      name: 'start of the built server → ready',
      value: seconds.ours,
      unit: 's',
      threshold: { atMost: 0.6 },
      note: `bare node:http server ${seconds.bare.toFixed(2)} s`,
    },
    {
      name: 'memory of the idle server',
      value: memory.ours,
      unit: 'MB',
      threshold: { atMost: 110 },
      note: `bare node:http server ${Math.round(memory.bare)} MB`,
    },
  ];
}
