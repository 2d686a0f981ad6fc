import { setTimeout as sleep } from 'node:timers/promises';
import { type Reading, readMetrics } from './read-metrics.ts';

/** What a gauge of the resting server may be after the load, from what it was before. */
type Bound = (before: number) => number;

const same: Bound = (before) => before;
const MEGABYTE = 1_000_000;

/** Gauges that come back when the load has ended. The others are sizes that the load changes, and limits. */
const bounds: Record<string, Bound> = {
  wabu_open_sessions: same,
  wabu_write_queue_depth: same,
  // SQLite begins the log anew once 1,000 pages are in the database; the file keeps its size.
  wabu_database_wal_bytes: () => 8 * MEGABYTE,
  process_open_fds: (before) => before + 4,
  nodejs_active_handles_total: (before) => before + 4,
  nodejs_active_requests_total: same,
  nodejs_active_resources_total: (before) => before + 4,
  // Twice, because other load on the machine delays it too.
  nodejs_eventloop_lag_mean_seconds: (before) => 2 * before,
};

export interface GaugeChange {
  name: string;
  from: number;
  to: number;
  isBack: boolean;
}

/** The gauges that have to come back, before the load and after it. An absent one is not back. */
export function gaugeChanges(before: Reading, after: Reading): GaugeChange[] {
  return Object.entries(bounds).map(([name, bound]) => {
    const from = before.gauges.get(name) ?? Number.NaN;
    const to = after.gauges.get(name) ?? Number.NaN;
    return { name, from, to, isBack: to <= bound(from) };
  });
}

/** Longer than the server keeps idle connections. */
const CONNECTIONS_END_MS = 35_000;
const SETTLES_WITHIN_MS = 60_000;
const READ_EVERY_MS = 5_000;

/** Reads the metrics of the server that nothing has been asked since its idle connections ended. */
export async function readAtRest(url: string): Promise<Reading> {
  await sleep(CONNECTIONS_END_MS);
  // The values since the reading before, of the rest only.
  await readMetrics(url);
  await sleep(READ_EVERY_MS);
  return readMetrics(url);
}

/** Waits until the gauges are as before, at most a minute longer than `readAtRest`. */
export async function readSettled(url: string, before: Reading): Promise<Reading> {
  const deadline = performance.now() + SETTLES_WITHIN_MS;
  let read = await readAtRest(url);
  while (performance.now() < deadline && gaugeChanges(before, read).some(({ isBack }) => !isBack)) {
    await sleep(READ_EVERY_MS);
    read = await readMetrics(url);
  }
  return read;
}
