import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import {
  type CounterName,
  type GaugeName,
  type HistogramName,
  labelValues,
  type Metrics,
  metricCatalog,
} from '../../metrics.ts';

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
  const counters = new Map<string, Counter>();
  const gauges = new Map<string, Gauge>();
  const histograms = new Map<string, Histogram>();
  for (const [name, { kind, help, labels, ...rest }] of Object.entries(metricCatalog)) {
    const options = { name, help, labelNames: labels, registers: [registry] };
    if (kind === 'gauge') gauges.set(name, withoutValue(new Gauge(options)));
    else if (kind === 'counter') counters.set(name, new Counter(options));
    else if ('buckets' in rest)
      histograms.set(name, new Histogram({ ...options, buckets: [...rest.buckets] }));
  }
  const bounded = boundedLabels();
  return {
    add: (name: CounterName, labels, by = 1) =>
      counters
        .get(name)
        ?.labels(...bounded(name, labelValues(name, labels)))
        .inc(by),
    observe: (name: HistogramName, labels, value) =>
      histograms
        .get(name)
        ?.labels(...bounded(name, labelValues(name, labels)))
        .observe(value),
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

/** Every label has a bounded set of values already; this holds for a mistake too. */
function boundedLabels(): (name: string, values: string[]) => string[] {
  const known = new Map<string, Set<string>>();
  return (name, values) => {
    const series = known.get(name) ?? new Set<string>();
    known.set(name, series);
    const key = values.join('\n');
    if (series.has(key)) return values;
    if (series.size >= MAX_SERIES) return values.map(() => OTHER);
    series.add(key);
    return values;
  };
}
