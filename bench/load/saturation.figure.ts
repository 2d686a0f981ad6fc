import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { load, rawRequest } from '../frame/load.ts';
import type { Row } from '../frame/row.ts';
import { quantile } from '../frame/statistics.ts';
import { watched } from './watched-server.ts';

const SECONDS = 15;
/** More than the queue for passwords takes, at a quarter of a second each. */
const CONNECTIONS = 200;
const ANSWERED = [200, 201, 429, 503];
/** More of them than a user may send in a minute. */
const FORM = [
  '--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\n[Tests]',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nlago',
  '--b--\r\n',
].join('\r\n');

/** More than can be done: what is too much is told to come back, and the rest of the house stays open. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const port = Number(new URL(server.url).port);
  const json = { 'content-type': 'application/json' };
  const signIn = rawRequest('POST', '/api/adminwabu/login', json, JSON.stringify(people.king));
  const form = {
    authorization: `Bearer ${await tokenFor(server.url, 'king')}`,
    'content-type': 'multipart/form-data; boundary=b',
  };
  const upload = rawRequest('POST', '/api/r2/upload', form, FORM);
  let number = 0;
  const request = () => {
    number += 1;
    return number % 4 === 0 ? upload : signIn;
  };
  const { result, ...seen } = await watched(server, () =>
    load({ port, connections: CONNECTIONS, seconds: SECONDS, request, status: ANSWERED }),
  );
  await server.dispose();
  const count = (status: number) => result.statuses.get(status) ?? 0;
  const refused = count(429) + count(503);
  const served = count(200) + count(201);
  return [
    {
      figure: `unhealthy answers in ${SECONDS} s of saturation`,
      value: seen.unhealthy,
      unit: '',
      bar: { atMost: 0 },
      note: `asked ${seen.asked} times, p99 ${quantile(seen.healthLatencies, 0.99).toFixed(0)} ms, while ${CONNECTIONS} connections asked for more than there is`,
    },
    {
      figure: 'refused at saturation, of all answers',
      value: refused / (refused + served),
      unit: '',
      note: `${served} served, ${count(429)} × 429, ${count(503)} × 503, nothing else; memory ${seen.idle.toFixed(0)} → ${seen.highest.toFixed(0)} MB`,
    },
  ];
}
