import { expect, test } from '@jest/globals';
import { prometheusMetrics } from './prometheus-metrics.ts';

test('a metric with too many series counts the rest as one', async () => {
  const metrics = prometheusMetrics();
  for (let number = 0; number < 1_500; number += 1)
    metrics.add('wabu_module_failures_total', { module: `module ${number}`, version: '1.0.0' });
  const { text = '' } = (await metrics.expose?.()) ?? {};
  const series = text.split('\n').filter((line) => line.startsWith('wabu_module_failures_total{'));
  expect(series).toHaveLength(1_001);
  expect(series.at(-1)).toBe('wabu_module_failures_total{module="other",version="other"} 500');
});

test('a histogram without labels is shown before its first observation, one with too many series counts the rest as one', async () => {
  const metrics = prometheusMetrics();
  for (let number = 0; number < 1_500; number += 1)
    metrics.observe('wabu_web_vitals_cls', { page: `page ${number}` }, 0.2);
  const { text = '' } = (await metrics.expose?.()) ?? {};
  expect(text).toContain('\nwabu_write_flush_seconds_count 0\n');
  expect(text).toContain('\nwabu_web_vitals_cls_count{page="other"} 500\n');
  expect(text.match(/^wabu_web_vitals_cls_count/gm)).toHaveLength(1_001);
});

test('a reading that is missing is absent instead of 0', async () => {
  const metrics = prometheusMetrics({
    wabu_disk_free_bytes: () => 5,
    wabu_last_backup_timestamp_seconds: () => undefined,
  });
  const { text = '' } = (await metrics.expose?.()) ?? {};
  expect(text).toContain('\nwabu_disk_free_bytes 5\n');
  expect(text).not.toMatch(/^wabu_last_backup_timestamp_seconds /m);
});
