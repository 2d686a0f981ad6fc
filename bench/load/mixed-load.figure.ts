import { startServer } from '../../e2e/fixtures/server.ts';
import { memoryOf, startBaseline } from '../frame/child.ts';
import { addSuppliers } from '../frame/filled-server.ts';
import { load } from '../frame/load.ts';
import type { Row } from '../frame/row.ts';
import { quantile } from '../frame/statistics.ts';
import { staffRequests } from './staff-requests.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 120);
const CONNECTIONS = 10;

/** A day of the staff in two minutes: 80 % lists and pictures, 15 % records, 5 % saves. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  await addSuppliers(server.url, 1_000);
  const bare = await startBaseline(new URL('../start/bare-server.mjs', import.meta.url));
  const request = await staffRequests(server.url);
  const port = Number(new URL(server.url).port);
  const ask = (seconds: number) =>
    load({ port, connections: CONNECTIONS, seconds, request, status: 200 });
  // What is kept in memory is there after the first quarter; what grows, grows on.
  const first = await ask(SECONDS / 4);
  const early = memoryOf(server.pid());
  const rest = await ask((SECONDS * 3) / 4);
  const late = memoryOf(server.pid());
  const nothing = await load({
    port: bare.port,
    connections: CONNECTIONS,
    seconds: 5,
    request,
    status: 200,
  });
  await bare.stop();
  await server.dispose();
  const latencies = [...first.latencies, ...rest.latencies];
  return [
    {
      figure: `mixed staff traffic for ${SECONDS} s, p99`,
      value: quantile(latencies, 0.99),
      unit: 'ms',
      baseline: {
        what: 'bare server that answers nothing',
        value: quantile(nothing.latencies, 0.99),
      },
      note: `${latencies.length} answers at ten connections, ${rest.perSecond.toFixed(0)}/s, errors 0, median ${quantile(latencies, 0.5).toFixed(1)} ms`,
    },
    {
      figure: 'memory after it',
      value: late,
      unit: 'MB',
      baseline: { what: 'after its first quarter', value: early },
      bar: { atMost: 1.2 },
    },
  ];
}
