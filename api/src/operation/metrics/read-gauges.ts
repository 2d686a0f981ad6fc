import type { Platform } from '../../platform/platform.ts';
import { windowsOf } from '../../records/history/windows-repository.ts';
import { countOpenSessions, findLastRun, historyBytesIn, objectBytes } from './gauge-repository.ts';

/** All of the history is read to measure it. */
const MEASURED_EVERY_MS = 60 * 60 * 1000;

const measured = new WeakMap<Platform, number>();

/** Sets the gauges that the database knows. Sizes that take long are measured in the background, once an hour. */
export async function setGauges(platform: Platform): Promise<void> {
  const { metrics, database, now } = platform;
  if (metrics === undefined) return;
  metrics.set('wabu_open_sessions', await countOpenSessions(database, Math.floor(now() / 1000)));
  const maintained = await findLastRun(database, 'maintenance');
  if (maintained !== null)
    metrics.set('wabu_last_maintenance_timestamp_seconds', maintained / 1000);
  if (now() - (measured.get(platform) ?? 0) < MEASURED_EVERY_MS) return;
  measured.set(platform, now());
  measureSizes(platform).catch((error) =>
    platform.log('warn', 'sizes not measured', { error: String(error) }),
  );
}

/** Measures what the history and the files take. */
export async function measureSizes({ metrics, database }: Platform): Promise<void> {
  metrics?.set('wabu_objects_bytes', await objectBytes(database));
  let bytes = 0;
  for await (const window of windowsOf(database)) bytes += await historyBytesIn(database, window);
  metrics?.set('wabu_history_bytes', bytes);
}
