import { load } from './load.ts';
import type { Row } from './row.ts';
import { interleaved, quantile } from './statistics.ts';

interface Throughput {
  name: string;
  rounds: number;
  seconds: number;
  /** Returns the raw bytes of the next request. */
  request: () => string;
  status: number;
  port: number;
  baseline: { what: string; port: number };
  /** The least share of the baseline's requests. */
  atLeast: number;
}

/** Requests per second over ten connections, beside a baseline that gets the same requests. */
export async function throughput(options: Throughput): Promise<Row> {
  const { name, rounds, seconds, request, status, baseline, atLeast } = options;
  const run = (port: number) => () => load({ port, connections: 10, seconds, request, status });
  await run(options.port)();
  await run(baseline.port)();
  const found = await interleaved(rounds, run(options.port), run(baseline.port));
  const latencies = found.subject.flatMap((it) => it.latencies);
  return {
    name,
    runs: found.subject.map((it) => it.perSecond),
    unit: 'req/s',
    baseline: { what: baseline.what, runs: found.baseline.map((it) => it.perSecond) },
    threshold: { atLeast },
    note: `p99 ${quantile(latencies, 0.99).toFixed(1)} ms, ${((found.subject[0]?.size ?? 0) / 1000).toFixed(1)} kB a response`,
  };
}
