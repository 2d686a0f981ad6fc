import type { Histogram, Registry } from 'prom-client';

interface Description {
  name: string;
  help: string;
  labels: readonly string[];
  /** Upper bounds, ascending. */
  buckets: readonly number[];
}

/** One combination of label values. */
export interface ObservedSeries {
  observe: (value: number) => void;
}

/**
 * A histogram for a registry of `prom-client` whose series are held by the caller. That of `prom-client` checks and
 * joins the labels at every observation, which takes as long as a third of an answer from memory.
 */
export class BucketHistogram {
  readonly name: string;
  readonly #series: { labels: Record<string, string>; counts: number[]; sum: number }[] = [];

  constructor(
    private readonly description: Description,
    registry: Registry,
  ) {
    this.name = description.name;
    // The registry calls `get` alone; its type names the classes of `prom-client`.
    registry.registerMetric(this as unknown as Histogram);
  }

  /** A new series, shown from now on. The values are in the order of the labels. */
  add(values: readonly string[]): ObservedSeries {
    const { labels: names, buckets } = this.description;
    const labels = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    // The last counts what is above all bounds.
    const counts = new Array<number>(buckets.length + 1).fill(0);
    const series = { labels, counts, sum: 0 };
    this.#series.push(series);
    return {
      observe: (value) => {
        let at = 0;
        while (at < buckets.length && value > (buckets[at] ?? 0)) at += 1;
        counts[at] = (counts[at] ?? 0) + 1;
        series.sum += value;
      },
    };
  }

  /** As the registry shows it: each bucket counts everything up to its bound. */
  get() {
    const { name, help, buckets } = this.description;
    const values = this.#series.flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const bounded = counts.map((own, at) => {
        count += own;
        return {
          metricName: `${name}_bucket`,
          labels: { le: buckets[at] ?? '+Inf', ...labels },
          value: count,
        };
      });
      return [
        ...bounded,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
    return { name, help, type: 'histogram', values };
  }
}
