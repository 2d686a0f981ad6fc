import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { aPng } from '../../e2e/fixtures/png.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { startBaseline } from '../lib/child.ts';
import type { Row } from '../lib/row.ts';
import { interleaved, median, quantile } from '../lib/statistics.ts';

/** The side in pixels of a PNG of 1 MB: three bytes of noise per pixel. */
const SIDE_OF_1_MB = 577;
const ROUNDS = 10;
/** Ten uploads a round stay below the limit of a user in a minute. */
const UPLOADS = 10;

/** Uploads of a picture of 1 MB, one after the other, beside a bare server that writes the body as durably. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const folder = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const baseline = await startBaseline(new URL('./write-flushed.mjs', import.meta.url), {
    FOLDER: folder,
  });
  const token = await tokenFor(server.url, 'king');
  const picture = new Uint8Array(aPng(SIDE_OF_1_MB));
  let number = 0;
  const uploadsTo = (url: string) => async () => {
    const times: number[] = [];
    for (let upload = 0; upload < UPLOADS; upload += 1) {
      number += 1;
      times.push(await timeOf(url, token, new File([picture], `foto-${number}.png`)));
    }
    return times;
  };
  const [ours, bare] = [uploadsTo(server.url), uploadsTo(`http://127.0.0.1:${baseline.port}`)];
  await untilBuildsAreStored(server.dataDir);
  await Promise.all([ours(), bare()]);
  const found = await interleaved(ROUNDS, ours, bare);
  await baseline.stop();
  await server.dispose();
  rmSync(folder, { recursive: true });
  return [
    {
      name: 'upload of a picture of 1 MB',
      value: median(found.subject.flat()),
      unit: 'ms',
      baseline: { what: 'bare server, file flushed', value: median(found.baseline.flat()) },
      // At least 0.7 of its uploads per second.
      threshold: { atMost: 1.43 },
      note: `p95 ${quantile(found.subject.flat(), 0.95).toFixed(1)} ms, bare ${quantile(found.baseline.flat(), 0.95).toFixed(1)} ms`,
    },
  ];
}

/** After its start the server stores the program's builds as objects, which keeps the disk busy. */
async function untilBuildsAreStored(dataDir: string): Promise<void> {
  const objects = () => readdirSync(join(dataDir, 'objects'), { recursive: true }).length;
  for (let seen = -1, now = objects(); now === 0 || now !== seen; now = objects()) {
    seen = now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Milliseconds from the start of the request to the end of the answer. */
async function timeOf(url: string, token: string, file: File): Promise<number> {
  const body = new FormData();
  body.set('folder', '[Tests]');
  body.set('file', file);
  const headers = { authorization: `Bearer ${token}` };
  const started = performance.now();
  const answer = await fetch(`${url}/api/r2/upload`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  const time = performance.now() - started;
  if (answer.status !== 201) throw new Error(`upload: ${answer.status}`);
  return time;
}
