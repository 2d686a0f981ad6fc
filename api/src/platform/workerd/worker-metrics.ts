import { type Labels, labelValues, type Metrics, type metricCatalog } from '../metrics.ts';
import type { Log } from '../platform.ts';
import type { AnalyticsEngine } from './bindings.ts';

/**
 * Metrics of Workers, whose isolates share no memory: data points of Analytics Engine, or log lines without such a
 * binding. A data point has the name as its index and first blob, the labels in the order of the catalog as further
 * blobs, and the value as its double.
 */
export function workerMetrics(engine: AnalyticsEngine | undefined, log: Log): Metrics {
  const write = (name: keyof typeof metricCatalog, labels: Labels, value: number) => {
    if (engine === undefined) return log('info', 'metric', { name, ...labels, value });
    engine.writeDataPoint({
      indexes: [name],
      blobs: [name, ...labelValues(name, labels)],
      doubles: [value],
    });
  };
  return {
    add: (name, labels, by = 1) => write(name, labels, by),
    observe: write,
    set: (name, value) => write(name, {}, value),
  };
}
