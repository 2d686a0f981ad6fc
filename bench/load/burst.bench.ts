import { randomBytes } from 'node:crypto';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { pngOf } from '../faults/png-of.ts';
import type { Row } from '../lib/row.ts';
import { type Probed, probeHealth } from './health-probe.ts';

const CONCURRENT = 50;
const TEN_MEGABYTES = 10_000_000;
/** The server, and a fifth of the bytes of all uploads. */
const MAX_MEMORY_MB = 300;

/** Fifty concurrent sign-ins, then fifty concurrent uploads of 10 MB. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const send = (path: string, init: RequestInit) =>
    fetch(server.url + path, { method: 'POST', ...init }).then(({ status }) => status);
  const together = (call: (index: number) => Promise<number>) => () =>
    Promise.all(Array.from({ length: CONCURRENT }, (_, index) => call(index)));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(people.king);
  const signIns = await probeHealth(
    server,
    together(() => send('/api/adminwabu/login', { headers, body })),
  );

  const authorization = `Bearer ${await tokenFor(server.url, 'king')}`;
  const picture = pngOf(randomBytes(TEN_MEGABYTES));
  const uploads = await probeHealth(
    server,
    together((index) => {
      const form = new FormData();
      form.set('folder', '[Tests]');
      form.set('file', new File([picture], `foto-${index}.png`, { type: 'image/png' }));
      return send('/api/r2/upload', { headers: { authorization }, body: form });
    }),
  );
  await server.dispose();
  return [...rows('sign-ins at once', signIns), ...rows('uploads of 10 MB at once', uploads)];
}

function rows(what: string, { result, ...health }: Probed<number[]>): Row[] {
  const counted = [...new Set(result)].map(
    (status) => `${result.filter((one) => one === status).length} × ${status}`,
  );
  return [
    {
      name: `highest memory, ${CONCURRENT} ${what}`,
      value: health.highest,
      unit: 'MB',
      threshold: { atMost: MAX_MEMORY_MB },
      note: `${health.idle.toFixed(0)} MB before; ${counted.join(', ')}; ${health.probes} health checks, ${health.unhealthy} of them failed`,
    },
  ];
}
