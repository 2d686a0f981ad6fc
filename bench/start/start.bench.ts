import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../e2e/fixtures/folders.ts';
import type { Row } from '../lib/row.ts';
import { bareServer as bare, fewArenas, idleMemory, startOnce } from '../lib/start.ts';
import { interleaved, median } from '../lib/statistics.ts';

const ROUNDS = 5;
const ours = `${root}api/dist/serve-node.mjs`;

/** From `node file` to the first 200 of `/healthz`, and the memory of the idle server. */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const env = { DATA_DIR: dataDir, DEMO: '1', NODE_ENV: '', ...fewArenas };
  await startOnce(ours, env);
  const found = await interleaved(
    ROUNDS,
    () => startOnce(ours, env),
    () => startOnce(bare, {}),
  );
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) memory.push(await idleMemory(ours, env));
  const bareMemory = await idleMemory(bare, {});
  rmSync(dataDir, { recursive: true });
  return [
    {
      name: 'start of the built server → ready',
      runs: found.subject,
      unit: 's',
      threshold: { atMost: 0.6 },
      note: `bare node:http server ${median(found.baseline).toFixed(2)} s`,
    },
    {
      name: 'memory of the idle server',
      runs: memory,
      quantile: 1,
      unit: 'MB',
      threshold: { atMost: 110 },
      note: `bare node:http server ${Math.round(bareMemory)} MB`,
    },
  ];
}
