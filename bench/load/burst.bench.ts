import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { aPng } from '../../e2e/fixtures/png.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import type { Row } from '../lib/row.ts';
import { type Probed, probeHealth } from './health-probe.ts';

const CONCURRENT = 50;
/** The side in pixels of a PNG of 10 MB: three bytes of noise per pixel. */
const SIDE_OF_10_MB = 1_820;
/** Enough for the idle server and a fifth of the bytes of all uploads. */
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
  const picture = aPng(SIDE_OF_10_MB);
  const uploads = await probeHealth(
    server,
    together((index) => {
      const form = new FormData();
      form.set('folder', '[Tests]');
      form.set(
        'file',
        new File([new Uint8Array(picture)], `foto-${index}.png`, { type: 'image/png' }),
      );
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
      once: 'a process keeps what it has needed',
      threshold: { atMost: MAX_MEMORY_MB },
      note: `${health.idle.toFixed(0)} MB before; ${counted.join(', ')}; ${health.probes} health checks, ${health.unhealthy} of them failed`,
    },
  ];
}
