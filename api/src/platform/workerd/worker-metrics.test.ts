import { expect, test } from '@jest/globals';
import { workerMetrics } from './worker-platform.ts';

test('a Worker with Analytics Engine writes data points there', () => {
  const points: unknown[] = [];
  const log = () => {
    throw new Error('logged');
  };
  const metrics = workerMetrics({ writeDataPoint: (point) => void points.push(point) }, log);
  const labels = { status: '200', route: '/', method: 'GET' };
  metrics.observe('wabu_http_request_duration_seconds', labels, 0.02);
  metrics.set('wabu_open_sessions', 3);
  const name = 'wabu_http_request_duration_seconds';
  expect(points).toEqual([
    { indexes: [name], blobs: [name, 'GET', '/', '200'], doubles: [0.02] },
    { indexes: ['wabu_open_sessions'], blobs: ['wabu_open_sessions'], doubles: [3] },
  ]);
  expect(metrics.expose).toBeUndefined();
});

test('a Worker without it writes log lines', () => {
  const lines: unknown[] = [];
  const metrics = workerMetrics(undefined, (_, event, entry) => void lines.push([event, entry]));
  metrics.add('wabu_module_failures_total', { module: 'suppliers', version: '1.0.0' });
  expect(lines).toEqual([
    [
      'metric',
      { name: 'wabu_module_failures_total', module: 'suppliers', version: '1.0.0', value: 1 },
    ],
  ]);
});
