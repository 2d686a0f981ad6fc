import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { load, rawRequest } from '../lib/load.ts';
import type { Row } from '../lib/row.ts';
import { quantile } from '../lib/statistics.ts';
import { probeHealth } from './health-probe.ts';

const SECONDS = 15;
/** More than the queue for password hashes holds, at 0.25 s each. */
const CONNECTIONS = 200;
const STATUSES = [200, 201, 429, 503];
/** A small upload; the run sends more of them than a user may send in a minute. */
const FORM = [
  '--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\n[Tests]',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nlago',
  '--b--\r\n',
].join('\r\n');

/** More requests than the server can process: it rejects the excess and stays healthy. */
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
  const { result, ...health } = await probeHealth(server, () =>
    load({ port, connections: CONNECTIONS, seconds: SECONDS, request, status: STATUSES }),
  );
  await server.dispose();
  const count = (status: number) => result.statuses.get(status) ?? 0;
  return [
    {
      name: `failed health checks in ${SECONDS} s of saturation`,
      value: health.unhealthy,
      unit: '',
      once: 'each health check is a run',
      threshold: { atMost: 0 },
      note: `${health.probes} health checks, p99 ${quantile(health.healthLatencies, 0.99).toFixed(0)} ms; at ${CONNECTIONS} connections ${count(200) + count(201)} served, ${count(429)} × 429, ${count(503)} × 503; memory ${health.idle.toFixed(0)} → ${health.highest.toFixed(0)} MB`,
    },
  ];
}
