import { expect, test } from '@jest/globals';
import { Histogram, Registry } from 'prom-client';
import { BucketHistogram } from './bucket-histogram.ts';

test('it shows what a histogram of prom-client shows', async () => {
  const description = { name: 'seconds', help: 'Time', buckets: [0.1, 1, 10] };
  const [own, theirs] = [new Registry(), new Registry()];
  const histogram = new BucketHistogram({ ...description, labels: ['route', 'status'] }, own);
  const other = new Histogram({
    ...description,
    labelNames: ['route', 'status'],
    registers: [theirs],
  });
  for (const labels of [
    ['/a', '200'],
    ['/"b"', '404'],
  ]) {
    const series = histogram.add(labels);
    for (const value of [0.05, 0.1, 0.5, 10, 11]) {
      series.observe(value);
      other.labels(...labels).observe(value);
    }
  }
  expect(await own.metrics()).toBe(await theirs.metrics());
});
