import { expect, test } from '@jest/globals';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi } from '../testing.ts';

const api = forEachTest(createTestApi);

test.each([
  'id < 9',
  "actor = 'x' AND id < 9",
  "action = 'delete' AND id < 9",
  "entity = 'user' AND id < 9",
  "entity = 'user' AND record_id = 'x' AND id < 9",
  'id IN (SELECT value FROM json_each(9))',
])('entries with %s are read by an index', async (condition) => {
  const plan = await api.platform.database.query(
    `EXPLAIN QUERY PLAN SELECT id, label, difference, after FROM all_changes WHERE ${condition} ORDER BY id DESC LIMIT 5`,
  );
  const steps = plan.map(({ detail }) => String(detail));
  expect(steps).toContain('MERGE (UNION ALL)');
  // The other side is the table of old entries, which is soon empty.
  const changes = steps.slice(steps.indexOf('LEFT'), steps.indexOf('RIGHT')).join(' ');
  expect(changes).toContain('SEARCH changes USING');
  expect(changes).not.toContain('TEMP B-TREE');
});
