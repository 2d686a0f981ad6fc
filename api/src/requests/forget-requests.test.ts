import { beforeEach, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { readyAnswerMessages } from '@wabu/shared/entities/requests/ready-answer';
import { requestLimits, requestMessages } from '@wabu/shared/entities/requests/request';
import { readyAnswerLimits } from '@wabu/shared/entities/requests/request-facts';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { type ApiClient, answer } from '../client.ts';
import { appRecords } from '../kinds.ts';
import { runMaintenance } from '../operation/maintenance/run-maintenance.ts';
import { rowsWith } from '../people/testing/all-texts.ts';
import { createTestApi } from '../testing.ts';

let now: number;
let d1: ApiClient['api']['d1'];
const api = forEachTest(() => {
  now = Date.now();
  return createTestApi({ now: () => now, log: () => {} });
});
beforeEach(async () => {
  d1 = (await api.client('admin')).api.d1;
});

const add = (email: string) =>
  answer(
    d1.addrequest.$post({
      json: { kind: 'other', name: 'Zanetti', email, text: `Da ${email}` },
    }),
  );
const inMonths = (months: number) => {
  now = new Date(now).setUTCMonth(new Date(now).getUTCMonth() + months);
};

test('a closed request loses its contents after a year, in the history too; an open one does not', async () => {
  const closed = await add('zanetti@example.org');
  const open = await add('open@example.org');
  const { id } = closed;
  const message = { author: 'staff', language: 'it', html: '<p>Caro Zanetti</p>' } as const;
  await answer(d1.updaterequest.$put({ json: { id, message, state: 'closed' } }));
  const marks = ['zanetti@example.org', 'Caro Zanetti'];
  inMonths(11);
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await rowsWith(api.platform.database, marks)).not.toEqual([]);
  inMonths(2);
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await rowsWith(api.platform.database, marks)).toEqual([]);
  const rows = await api.platform.database.query(
    'SELECT id, state, email FROM requests ORDER BY email',
  );
  expect(rows).toEqual([
    { id, state: 'closed', email: '' },
    { id: open.id, state: 'new', email: 'open@example.org' },
  ]);
});

test('more requests than the quota are not accepted until others are closed', async () => {
  const { id } = await add('first@example.org');
  await api.platform.database.write([
    {
      sql: `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${requestLimits.open})
        INSERT INTO requests SELECT n, printf('%032x', n), 1, created_at, updated_at, state, kind, name, email,
          language, url, supplier, from_date, to_date, people, assignee, unread, messages, excerpt,
          search_text, order_key, n, n, link_until, NULL, 0 FROM requests, numbers`,
    },
  ]);
  const search = (text: string) => answer(d1.searchrequests.$post({ json: { text, limit: 2 } }));
  const { total, records } = await search('first@example d');
  expect([total, records.length]).toEqual([requestLimits.open, 2]);
  expect((await search('first@example q')).total).toBe(0);
  await expect(add('late@example.org')).rejects.toMatchObject({
    status: 409,
    problem: say(requestMessages.tooMany),
  });
  await answer(d1.updaterequest.$put({ json: { id, state: 'closed' } }));
  expect(await add('late@example.org')).toMatchObject({ state: 'new' });
});

test('more ready answers than the quota are not accepted', async () => {
  const add = (name: string) =>
    answer(d1.addreadyanswer.$post({ json: { name, texts: { it: '<p>Sì</p>' } } }));
  await add('first');
  await api.platform.database.write([
    {
      sql: `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${readyAnswerLimits.answers})
        INSERT INTO ready_answers SELECT n, 1, created_at, updated_at, n, n, texts FROM ready_answers, numbers`,
    },
  ]);
  await expect(add('late')).rejects.toMatchObject({
    status: 409,
    problem: say(readyAnswerMessages.tooMany),
  });
});
