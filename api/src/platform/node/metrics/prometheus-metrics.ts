import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import {
  type CounterName,
  type GaugeName,
  type HistogramName,
  labelValues,
  type Metrics,
  metricCatalog,
} from '../../metrics.ts';
import { readLastBackup } from '../backup/last-backup.ts';
import { DATABASE } from '../backup/manifest.ts';
import type { LibsqlDatabase } from '../database/libsql-database.ts';
import { freeBytes } from '../settings/disk.ts';

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

/** Above this number of series, a metric counts what is new under `other`. */
const MAX_SERIES = 1_000;
const OTHER = 'other';

/** A value of the machine; undefined where there is none. */
export type Reading = () => number | undefined | Promise<number | undefined>;

/**
 * Metrics in the memory of the process, for Prometheus, with those of the process and of Node.
 *
 * @param readings what is read anew whenever the metrics are asked for
 */
export function prometheusMetrics(readings: Partial<Record<GaugeName, Reading>> = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, (values: string[]) => Counter.Internal>();
  const gauges = new Map<string, Gauge>();
  const histograms = new Map<string, (values: string[]) => Histogram.Internal<string>>();
  for (const [name, { kind, help, labels, ...rest }] of Object.entries(metricCatalog)) {
    const options = { name, help, labelNames: labels, registers: [registry] };
    if (kind === 'gauge') gauges.set(name, withoutValue(new Gauge(options)));
    else if (kind === 'counter') {
      const counter = new Counter(options);
      counters.set(
        name,
        seriesOf((values) => counter.labels(...values)),
      );
    } else if ('buckets' in rest) {
      const histogram = new Histogram({ ...options, buckets: [...rest.buckets] });
      histograms.set(
        name,
        seriesOf((values) => histogram.labels(...values)),
      );
    }
  }
  return {
    add: (name: CounterName, labels, by = 1) =>
      counters.get(name)?.(labelValues(name, labels)).inc(by),
    observe: (name: HistogramName, labels, value) =>
      histograms.get(name)?.(labelValues(name, labels)).observe(value),
    set: (name, value) => gauges.get(name)?.set(value),
    expose: async () => {
      for (const [name, read] of Object.entries(readings)) {
        const value = await read();
        if (value !== undefined) gauges.get(name)?.set(value);
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** A gauge without labels begins with 0, which would be a wrong reading. */
function withoutValue(gauge: Gauge): Gauge {
  gauge.remove();
  return gauge;
}

/**
 * The series of a metric by the values of its labels, each made once: `prom-client` checks all labels when it makes
 * one, which would be a part of every request. Every label has a bounded set of values already; this holds for a
 * mistake too.
 */
function seriesOf<Series>(make: (values: string[]) => Series): (values: string[]) => Series {
  const known = new Map<string, Series>();
  return function find(values) {
    const key = values.join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MAX_SERIES && values.some((value) => value !== OTHER))
      return find(values.map(() => OTHER));
    const series = make(values);
    known.set(key, series);
    return series;
  };
}
