import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { post } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { memoryOf } from '../lib/child.ts';
import type { Row } from '../lib/row.ts';
import { median } from '../lib/statistics.ts';
import { type GaugeChange, gaugeChanges, readAtRest, readSettled } from './gauges.ts';
import { type Reading, readMetrics } from './read-metrics.ts';
import { startSite } from './site.ts';
import { type Colleague, workAsStaff } from './staff.ts';
import { FailedRequest, type Traffic, trafficTo } from './traffic.ts';
import { visit } from './visitors.ts';

/** Less for a trial; the minutes below are tenths of it then. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 600);
const REASON = 'it takes ten minutes';
const READINGS = 60;
const PER_MINUTE = READINGS / 10;
const VISITORS = 4;
/** Of a visitor between two visits, and of the staff: most of the time nobody asks for anything. */
const PAUSE_MS = { visitor: 100, staff: 1_000 };

/** Memory and gauges of the server, with metrics on, under ten minutes of mixed load of visitors and staff. */
export async function measure(): Promise<Row[]> {
  const { server, site, colleagues } = await startSite();
  try {
    const before = await readAtRest(server.url);
    const traffic = trafficTo(server.url);
    const ends = performance.now() + SECONDS * 1000;
    const workers = [
      ...Array.from({ length: VISITORS }, () =>
        repeat(() => visit(traffic, site), ends, PAUSE_MS.visitor),
      ),
      ...colleagues.map((one) => repeat(() => workAsStaff(traffic, one), ends, PAUSE_MS.staff)),
    ];
    const [meanwhile] = await Promise.all([readMeanwhile(server), ...workers]);
    const after = await readSettled(server.url, before);
    const present = await presenceChange(server.url, colleagues);
    const heap = await heapAfterCollection(server);
    return [
      memoryRow(meanwhile),
      heapRow(meanwhile.heap, heap),
      gaugeRow([...gaugeChanges(before, after), present], meanwhile.early, after),
      failureRow(traffic),
    ];
  } finally {
    await server.dispose();
  }
}

/** Repeats the work until then, with a pause after each; a failed request ends that piece of work only. */
async function repeat(work: () => Promise<void>, ends: number, pauseMs: number): Promise<void> {
  while (performance.now() < ends) {
    await work().catch((error: unknown) => {
      // The traffic counts it.
      if (!(error instanceof FailedRequest)) throw error;
    });
    await sleep(pauseMs);
  }
}

interface Meanwhile {
  /** MB, one per reading. */
  memory: number[];
  /** At the end of the second tenth. */
  early: Reading;
  /** MB in use at that time, after a collection. */
  heap: number;
  last: Reading;
}

async function readMeanwhile(server: Server): Promise<Meanwhile> {
  const memory: number[] = [];
  const readUntil = async (count: number): Promise<Reading> => {
    await sleep((SECONDS * 1000) / READINGS);
    memory.push(memoryOf(server.pid()));
    const read = await readMetrics(server.url);
    return memory.length < count ? readUntil(count) : read;
  };
  const early = await readUntil(2 * PER_MINUTE);
  const heap = await heapAfterCollection(server);
  return { memory, early, heap, last: await readUntil(READINGS) };
}

/** How many people have records open whose tabs and sessions have ended. */
async function presenceChange(url: string, colleagues: Colleague[]): Promise<GaugeChange> {
  let to = 0;
  for (const { king, suppliers } of colleagues) {
    const tab = randomBytes(16).toString('hex');
    const report = { entity: 'supplier', key: suppliers[0]?.PIVA, tab };
    const answer = await post(`${url}/api/d1/presence`, { ...report, state: 'open' }, king);
    to += ((await answer.json()) as { others: unknown[] }).others.length;
    await post(`${url}/api/d1/presence`, { ...report, state: 'closed' }, king);
  }
  return { name: 'people with a record open', from: 0, to, isBack: to === 0 };
}

/** MB in use once SIGUSR2 has collected the heap. */
async function heapAfterCollection({ url, pid }: Server): Promise<number> {
  process.kill(pid(), 'SIGUSR2');
  return megabytes(await readMetrics(url), 'nodejs_heap_size_used_bytes');
}

const megabytes = ({ gauges }: Reading, gauge: string) =>
  (gauges.get(gauge) ?? Number.NaN) / 1_000_000;

function memoryRow({ memory, last }: Meanwhile): Row {
  const minutes = Array.from({ length: READINGS / PER_MINUTE }, (_, minute) =>
    median(memory.slice(minute * PER_MINUTE, (minute + 1) * PER_MINUTE)),
  );
  const at = (gauge: string) => megabytes(last, gauge).toFixed(0);
  return {
    name: `memory after mixed load for ${SECONDS} s, metrics on`,
    value: minutes.at(-1) ?? Number.NaN,
    unit: 'MB',
    once: REASON,
    baseline: { what: 'median of its second tenth', value: minutes[1] ?? Number.NaN },
    threshold: { atMost: 1.1 },
    note: `medians of its tenths ${minutes.map((it) => it.toFixed(0)).join(', ')}; at its end heap ${at('nodejs_heap_size_total_bytes')} MB, outside it ${at('nodejs_external_memory_bytes')} MB`,
  };
}

const heapRow = (early: number, late: number): Row => ({
  name: 'heap in use after a collection, when that load has ended',
  value: late,
  unit: 'MB',
  once: REASON,
  baseline: { what: 'after its second tenth', value: early },
  threshold: { atMost: 1.1 },
});

function gaugeRow(changes: GaugeChange[], early: Reading, after: Reading): Row {
  const shown = changes.map(
    ({ name, from, to, isBack }) => `${name} ${from} → ${to}${isBack ? '' : ' (not back)'}`,
  );
  return {
    name: 'gauges that do not come back after that load',
    value: changes.filter(({ isBack }) => !isBack).length,
    unit: '',
    once: REASON,
    threshold: { atMost: 0 },
    note: `${shown.join(', ')}; series ${early.series} after its second tenth, ${after.series} at its end`,
  };
}

function failureRow({ counts, failures }: Traffic): Row {
  const shown = [...failures].map(([what, count]) => `${count} × ${what}`);
  return {
    name: 'failed requests of that load',
    value: [...failures.values()].reduce((sum, count) => sum + count, 0),
    unit: '',
    once: REASON,
    threshold: { atMost: 0 },
    note: [`of ${counts.answered}, ${counts.aborted} more broken off`, ...shown].join('; '),
  };
}
