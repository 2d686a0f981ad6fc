import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { people, post, tokenFor } from '../../e2e/fixtures/people.ts';
import { aPng } from '../../e2e/fixtures/png.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { startBaseline } from '../lib/child.ts';
import type { Row } from '../lib/row.ts';
import { interleaved, quantile } from '../lib/statistics.ts';

/** The side in pixels of a PNG of 1 MB: three bytes of noise per pixel. */
const SIDE_OF_1_MB = 577;
/** By another user, because of the limit of a user in a minute: V8 compiles what runs often. */
const WARM_UP = 100;
/** One upload a round: the disk and the processor are shared, and change from one second to the next. */
const ROUNDS = 100;

/** Uploads of a picture of 1 MB, one after the other, beside a bare server that writes the body as durably. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const folder = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const baseline = await startBaseline(new URL('./write-flushed.mjs', import.meta.url), {
    FOLDER: folder,
  });
  const picture = new Uint8Array(aPng(SIDE_OF_1_MB));
  let number = 0;
  const uploadTo = (url: string, token: string) => () => {
    number += 1;
    return timeOf(url, token, new File([picture], `foto-${number}.png`));
  };
  const besideBare = async (rounds: number, role: 'admin' | 'king') => {
    const token = await tokenFor(server.url, role);
    const bare = `http://127.0.0.1:${baseline.port}`;
    return interleaved(rounds, uploadTo(server.url, token), uploadTo(bare, token));
  };
  await addAdmin(server.url);
  await untilBuildsAreStored(server.dataDir);
  await besideBare(WARM_UP, 'admin');
  const found = await besideBare(ROUNDS, 'king');
  await baseline.stop();
  await server.dispose();
  rmSync(folder, { recursive: true });
  return [
    {
      name: 'upload of a picture of 1 MB',
      runs: found.subject,
      unit: 'ms',
      baseline: { what: 'bare server, file flushed', runs: found.baseline },
      // At least 0.7 of its uploads per second.
      threshold: { atMost: 1.43 },
      note: `p95 ${quantile(found.subject, 0.95).toFixed(1)} ms, bare ${quantile(found.baseline, 0.95).toFixed(1)} ms`,
    },
  ];
}

async function addAdmin(url: string): Promise<void> {
  const { username, password } = people.admin;
  const user = { clear_name: username, clear_psw: password, clear_role: 'admin' };
  const token = await tokenFor(url, 'king');
  await post(`${url}/api/d1/adduser`, { ...user, clear_avatar: 'avatar.jpg' }, token);
}

/** After its start the server stores the program's builds as objects, which keeps the disk busy. */
async function untilBuildsAreStored(dataDir: string): Promise<void> {
  const objects = () => readdirSync(join(dataDir, 'objects'), { recursive: true }).length;
  for (let seen = -1, now = objects(); now === 0 || now !== seen; now = objects()) {
    seen = now;
    await sleep(1_000);
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
