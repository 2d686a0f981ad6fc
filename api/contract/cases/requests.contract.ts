import { beforeAll, describe, expect, test } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import { say } from '@wabu/shared/entities/messages/messages';
import { requestMessages } from '@wabu/shared/entities/requests/request';
import { textMessages } from '@wabu/shared/entities/text';
import { type ApiClient, answer } from '../../src/client.ts';
import { dropDeletedWords } from '../../src/people/erase-repository.ts';
import { send } from '../../src/testing.ts';
import { expectRejected } from '../expect-rejected.ts';
import { clientOf, tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';

let made = 0;
const aRequest = (change: object = {}) => {
  made += 1;
  return {
    kind: 'availability' as const,
    name: 'Anna Weiß',
    email: `anna-${made}@example.org`,
    text: `Gibt es im Juli ${made} freie Plätze?\n\nDanke & <b>Gruß</b>`,
    language: 'de' as const,
    from: '2027-07-01',
    to: '2027-07-03',
    people: 2,
    ...change,
  };
};

export function requestsContract(server: () => ContractServer) {
  let d1: ApiClient['api']['d1'];
  beforeAll(async () => {
    ({ d1 } = await clientOf(server(), 'admin'));
  });
  const add = async (change: object = {}) =>
    answer(d1.addrequest.$post({ json: aRequest(change) }));
  const get = async (id: string) => answer(d1.getrequest.$get({ query: { id } }));
  const call = async (method: string, path: string, json?: unknown) =>
    send(server().fetch, method, path, { token: await tokenOf(server(), 'admin'), json });
  const expectRefused = async (asked: () => Promise<Response>, status: number, problem = {}) => {
    const [response] = await expectRejected(server(), [status], [asked]);
    expect(await response?.json()).toMatchObject(problem);
  };

  describe('requests of visitors', () => {
    test('are stored as plain text, listed newest first, found by word, filter and reference', async () => {
      const first = await add({ name: 'Anna\r\nBcc: <b>x</b>\u202e' });
      expect(first).toMatchObject({
        state: 'new',
        unread: true,
        name: 'Anna  Bcc: <b>x</b>',
        excerpt: expect.stringContaining('freie Plätze'),
      });
      expect(first.messages).toMatchObject([{ author: 'visitor', language: 'de' }]);
      expect(first.messages[0]?.html).toMatch(
        /^<p>Gibt es im Juli \d+ freie Plätze\?<\/p><p>Danke &amp; &lt;b&gt;Gruß&lt;\/b&gt;<\/p>$/,
      );
      const second = await add({ kind: 'group' });
      const page = await answer(d1.requests.$get({ query: {} }));
      if (!('records' in page)) throw new Error('no page');
      expect(page.records.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
      const found = async (json: object) =>
        (await answer(d1.searchrequests.$post({ json }))).records.map(({ id }) => id);
      expect(await found({ text: first.id.slice(-10, -5) })).toEqual([first.id]);
      expect(await found({ text: 'freie plätze weiss', filters: { kind: 'group' } })).toEqual([
        second.id,
      ]);
      for (const text of ['boat', 'nn', 'latze', 'a"b', '行船'])
        expect([text, await found({ text: `${text} ${first.email}` })]).toEqual([
          text,
          text === 'latze' ? [first.id] : [],
        ]);
      const third = await add({ text: '我们想坐船，有 8 位 “zwei”' });
      for (const text of ['船', '坐船', 'zwei', 'a', 'an', 'nn a', '8 有'])
        expect([text, await found({ text: `${text} ${third.email}` })]).toEqual([
          text,
          text === 'nn a' ? [] : [third.id],
        ]);
    });

    test('leave no part of a deleted text in the index of the search', async () => {
      const { id } = await add({ text: '<ꙮꙮꙮ>' });
      const { database } = server();
      const isIndexed = async () => {
        const [row] = await database.query(
          `SELECT count(*) AS n FROM request_index_data WHERE instr(block, CAST('ꙮ' AS BLOB)) > 0`,
        );
        return Number(row?.n) > 0;
      };
      expect(await isIndexed()).toBe(true);
      await answer(d1.deleterequest.$delete({ json: { id } }));
      await dropDeletedWords(database);
      expect(await isIndexed()).toBe(false);
      await database.write([
        { sql: "INSERT INTO request_index (request_index, rank) VALUES ('integrity-check', 1)" },
      ]);
    });

    test('are refused where a field is wrong, with the field', async () => {
      const wrong = {
        name: ' ',
        email: 'anna',
        from: '2027-02-30',
        people: 1000,
        text: 'x'.repeat(4001),
      };
      const fields = Object.keys(wrong).map((field) => ({ field }));
      const wrongly = () => call('POST', '/api/d1/addrequest', aRequest(wrong));
      await expectRefused(wrongly, 400, { errors: fields });
      const order = { from: '2027-07-03', to: '2027-07-01' };
      await expectRefused(() => call('POST', '/api/d1/addrequest', aRequest(order)), 400, {
        errors: [{ field: 'to', ...say(requestMessages.order) }],
      });
    });

    test('with the same text of the same person are one', async () => {
      const input = aRequest();
      const { id } = await answer(d1.addrequest.$post({ json: input }));
      const again = () =>
        call('POST', '/api/d1/addrequest', { ...input, text: input.text.toUpperCase() });
      await expectRefused(again, 409, { linked: [id] });
      const calls = Array.from({ length: 5 }, (_, at) =>
        add({ text: 'once', email: `o${at % 2}@example.org` }),
      );
      const results = await Promise.allSettled(calls);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    });

    test('get answers, notes and translations, and change their state', async () => {
      const { id } = await add();
      const update = async (change: object) =>
        answer(d1.updaterequest.$put({ json: { id, ...change } }));
      const noted = await update({
        message: { author: 'note', language: 'it', html: '<p>Chiedo al fornitore</p>' },
      });
      expect(noted).toMatchObject({ state: 'new', unread: true });
      const answered = await update({
        assignee: 'admin',
        message: {
          ...{ author: 'staff', language: 'it', html: '<p onclick="x">Sì<script>x</script></p>' },
          translation: {
            language: 'de',
            html: '<p>Ja</p><img src="data:image/png;base64,iVBORw0K">',
          },
        },
      });
      expect(answered).toMatchObject({ state: 'waiting', unread: false, assignee: 'admin' });
      expect(answered.messages).toMatchObject([
        { author: 'visitor' },
        { author: 'note', by: 'admin' },
        { author: 'staff', html: '<p>Sì</p>', translation: { language: 'de', html: '<p>Ja</p>' } },
      ]);
      const [question] = answered.messages;
      const translated = { message: question?.id, language: 'it', html: '<p>Ci sono posti?</p>' };
      const kept = await update({ translated });
      expect(kept.messages[0]?.translation).toEqual({
        language: 'it',
        html: '<p>Ci sono posti?</p>',
      });
      await expectRefused(
        () =>
          call('PUT', '/api/d1/updaterequest', {
            id,
            message: { author: 'staff', language: 'it', html: '<p> </p>' },
          }),
        400,
        { errors: [{ field: 'message', ...say(textMessages.required) }] },
      );
      expect(await update({ state: 'closed' })).toMatchObject({ state: 'closed' });
    });

    test('of one person are merged, and the merge is undone', async () => {
      const email = `both-${crypto.randomUUID()}@example.org`;
      const [one, two, other] = [await add({ email }), await add({ email }), await add()];
      const merge = (id: string, from: string) =>
        call('POST', '/api/d1/mergerequests', { id, other: from });
      await expectRefused(() => merge(one.id, other.id), 409, say(requestMessages.otherPerson));
      await expectRefused(() => merge(one.id, one.id), 409);
      expect((await merge(one.id, two.id)).status).toBe(200);
      expect((await get(one.id)).messages).toHaveLength(2);
      await expectRefused(() => call('GET', `/api/d1/getrequest?id=${two.id}`), 404);
      const query = { entity: 'request' as const, id: one.id };
      const { entries } = await answer(d1.history.$get({ query }));
      await answer(d1.undo.$post({ json: { batch: String(entries[0]?.batch) } }));
      expect((await get(one.id)).messages).toHaveLength(1);
      expect((await get(two.id)).messages).toHaveLength(1);
    });

    test('an undo takes back a state, and never what was sent', async () => {
      const { id } = await add();
      const json = {
        id,
        message: { author: 'staff' as const, language: 'it' as const, html: '<p>Sì</p>' },
      };
      await answer(d1.updaterequest.$put({ json }));
      const query = { entity: 'request' as const, id };
      const { entries } = await answer(d1.history.$get({ query }));
      await answer(d1.undo.$post({ json: { batch: String(entries[0]?.batch) } }));
      expect(await get(id)).toMatchObject({ state: 'new', messages: [{}, { html: '<p>Sì</p>' }] });
    });

    test('are closed and deleted by the hundred, and come back by one undo or from the trash', async () => {
      const [one, two] = [await add(), await add()];
      const operations = [
        { op: 'change' as const, request: { id: one.id, state: 'closed' } },
        { op: 'delete' as const, id: two.id },
        { op: 'change' as const, request: { id: 'x'.repeat(32), state: 'closed' } },
      ];
      const call = await d1.bulkrequests.$post({ json: { operations } });
      const { results } = await answer(call);
      expect(results).toMatchObject([{ status: 200 }, { status: 200 }, { status: 400 }]);
      expect(await get(one.id)).toMatchObject({ state: 'closed' });
      const batch = call.headers.get(BATCH_HEADER) ?? '';
      const undone = await answer(d1.undo.$post({ json: { batch } }));
      expect(undone).toMatchObject({ total: 2, done: 2 });
      expect(await get(one.id)).toMatchObject({ state: 'new' });
      const returned = { email: two.email, messages: two.messages };
      expect(await get(two.id)).toMatchObject(returned);
      await answer(
        d1.bulkrequests.$post({ json: { operations: [{ op: 'delete' as const, id: two.id }] } }),
      );
      const { entries } = await answer(d1.trash.$get({ query: {} }));
      const entry = entries.find(({ recordId }) => recordId === two.id);
      await answer(d1.undelete.$post({ json: { id: Number(entry?.id) } }));
      expect(await get(two.id)).toMatchObject(returned);
    });
  });
}
