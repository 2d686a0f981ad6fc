import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metrics } from '../../metrics.ts';
import { readLastBackup } from '../backup/last-backup.ts';
import { DATABASE } from '../backup/manifest.ts';
import type { LibsqlDatabase } from '../database/libsql-database.ts';
import { freeBytes } from '../settings/disk.ts';
import { prometheusMetrics } from './prometheus-metrics.ts';

/** The metrics of a server on a folder, with those of its disk and of its write queue. */
export function nodeMetrics(dataDir: string, database: LibsqlDatabase): Metrics {
  const file = join(dataDir, DATABASE);
  const metrics = prometheusMetrics({
    wabu_write_queue_depth: () => database.takeQueueDepth(),
    wabu_database_bytes: () => sizeOf(file),
    wabu_database_wal_bytes: () => sizeOf(`${file}-wal`),
    wabu_disk_free_bytes: async () => (await freeBytes(dataDir)) ?? undefined,
    wabu_last_backup_timestamp_seconds: async () => {
      const takenAt = await readLastBackup(dataDir);
      return takenAt === null ? undefined : takenAt / 1000;
    },
  });
  database.onFlush = (ms) => metrics.observe('wabu_write_flush_seconds', {}, ms / 1000);
  return metrics;
}

const sizeOf = async (path: string) => (await stat(path).catch(() => null))?.size;
