import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { metricCatalog } from '../../platform/metrics.ts';
import { prometheusMetrics } from '../../platform/node/metrics/prometheus-metrics.ts';

const read = (name: string) =>
  readFileSync(join(__dirname, '../../../../docs/monitoring', name), 'utf8');

/** What a query may name beside metrics: functions, keywords and labels. */
const GRAMMAR =
  /^(?:sum|by|rate|increase|topk|time|absent|histogram_quantile|label_values|or|le|job|[a-z]+)$/;

/** All names of series that a scrape of this process may contain. */
async function seriesNames(): Promise<Set<string>> {
  const { text = '' } = (await prometheusMetrics().expose?.()) ?? {};
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
}

/** The names of metrics in a query. */
function namesIn(query: string): string[] {
  const bare = query.replace(/"[^"]*"/g, '').replace(/\$\w+/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*/gi)].map(([name]) => name).filter(isMetric);
}

const isMetric = (name: string) => /_/.test(name) && !GRAMMAR.test(name);

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}
interface Dashboard {
  panels: { title: string; type: string; targets?: { expr: string }[] }[];
}

const { groups } = parse(read('alerts.yml')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana.json')) as Dashboard;
const drawn = panels.filter(({ type }) => type !== 'row');

test.each([
  ...rules.map(({ alert, expr }) => [alert, [expr]] as const),
  ...drawn.map(({ title, targets = [] }) => [title, targets.map(({ expr }) => expr)] as const),
])('%s asks for metrics that exist', async (title, queries) => {
  const known = await seriesNames();
  const named = queries.flatMap(namesIn);
  expect(queries.length).toBeGreaterThan(0);
  if (title !== 'WabuDown') expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every metric of the program is drawn', () => {
  const named = drawn.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)));
  const missing = Object.keys(metricCatalog).filter(
    (metric) => !named.some((name) => name.replace(/_(bucket|count|sum)$/, '') === metric),
  );
  expect(missing).toEqual([]);
});

test('every alert says what to do', () => {
  expect(rules.length).toBeGreaterThan(8);
  for (const { annotations } of rules)
    expect(annotations).toEqual({ summary: expect.any(String), do: expect.any(String) });
});
