import { randomBytes } from 'node:crypto';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { pngOf } from '../faults/png-of.ts';
import type { Row } from '../frame/row.ts';
import { type Watched, watched } from './watched-server.ts';

const AT_ONCE = 50;
const TEN_MEGABYTES = 10_000_000;
/** A fifth of what the uploads weigh, and the server itself. */
const MOST_MEMORY = 300;

/** Fifty sign-ins at the same moment, then fifty uploads of ten megabytes. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const send = (path: string, init: RequestInit) =>
    fetch(server.url + path, { method: 'POST', ...init }).then(({ status }) => status);
  const together = (call: (index: number) => Promise<number>) => () =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(people.king);
  const signIns = await watched(
    server,
    together(() => send('/api/adminwabu/login', { headers, body })),
  );

  const authorization = `Bearer ${await tokenFor(server.url, 'king')}`;
  const picture = pngOf(randomBytes(TEN_MEGABYTES));
  const uploads = await watched(
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

function rows(what: string, { result, ...seen }: Watched<number[]>): Row[] {
  const counted = [...new Set(result)].map(
    (status) => `${result.filter((one) => one === status).length} × ${status}`,
  );
  return [
    {
      figure: `highest memory, ${AT_ONCE} ${what}`,
      value: seen.highest,
      unit: 'MB',
      bar: { atMost: MOST_MEMORY },
      note: `${seen.idle.toFixed(0)} MB before; ${counted.join(', ')}; health asked ${seen.asked} times, ${seen.unhealthy} times not green`,
    },
  ];
}
