import { startServer } from '../../e2e/fixtures/server.ts';
import { memoryOf } from '../lib/child.ts';
import { addSuppliers } from '../lib/filled-server.ts';
import { load } from '../lib/load.ts';
import type { Row } from '../lib/row.ts';
import { quantile } from '../lib/statistics.ts';
import { staffRequests } from './staff-requests.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 120);
const CONNECTIONS = 10;

/** Memory growth under two minutes of mixed staff traffic. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  await addSuppliers(server.url, 1_000);
  const request = await staffRequests(server.url);
  const port = Number(new URL(server.url).port);
  const run = (seconds: number) =>
    load({ port, connections: CONNECTIONS, seconds, request, status: 200 });
  // Caches are full after the first quarter; a leak grows on.
  const first = await run(SECONDS / 4);
  const early = memoryOf(server.pid());
  const rest = await run((SECONDS * 3) / 4);
  const late = memoryOf(server.pid());
  await server.dispose();
  const latencies = [...first.latencies, ...rest.latencies];
  return [
    {
      name: `memory after mixed staff traffic for ${SECONDS} s`,
      value: late,
      unit: 'MB',
      once: 'it takes minutes',
      baseline: { what: 'after its first quarter', value: early },
      threshold: { atMost: 1.2 },
      note: `${latencies.length} responses, ${rest.perSecond.toFixed(0)}/s, errors 0, median ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`,
    },
  ];
}
