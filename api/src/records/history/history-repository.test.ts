import { expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { createTestApi } from '../../testing.ts';

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
    `EXPLAIN QUERY PLAN SELECT id, label, difference FROM changes WHERE ${condition} ORDER BY id DESC LIMIT 5`,
  );
  const steps = plan.map(({ detail }) => String(detail)).join(' ');
  expect(steps).toContain('SEARCH changes USING');
  expect(steps).not.toContain('TEMP B-TREE');
});
