import { describe, expect, test } from '@jest/globals';
import { MAX_PAGE_ROWS, PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Contract } from '../../run-contracts.ts';
import { recordLife } from './record-life.ts';
import type { ListedRecord } from './tested-records.ts';

type Row = Record<string, unknown>;

/** What the lists promise of the kinds that are read by page, by change and by search. */
export const listedRecordContract =
  (kind: ListedRecord): Contract =>
  (server) => {
    const { call, stored } = recordLife(server, kind);
    const { whole, page, search, order, key } = kind;
    const get = async (path: string) => (await call('GET', path)).body;
    const since = (revision: string) => get(`${page}?since=${revision}`);

    /** All records, read in pages of that size. */
    async function readPages(limit: number): Promise<Row[]> {
      const records: Row[] = [];
      for (let after = ''; ; ) {
        const found = await get(`${page}?limit=${limit}${after}`);
        expect(found.records.length).toBeLessThanOrEqual(limit);
        records.push(...found.records);
        if (found.next === null) return records;
        after = `&after=${found.next}`;
      }
    }

    describe(`the list of ${kind.name}`, () => {
      test('is the same in pages of any size', async () => {
        await stored();
        const all = await get(whole);
        for (const limit of [7, MAX_PAGE_ROWS]) expect(await readPages(limit)).toEqual(all);
        expect((await get(page)).records).toEqual(all.slice(0, PAGE_ROWS));
      });

      test('names what was added, changed and deleted since a revision', async () => {
        const [changed, deleted] = [await stored(), await stored()];
        const { revision } = await since((await get(page)).revision);
        expect(await since(revision)).toMatchObject({ changed: [], removed: [] });
        const added = await stored();
        await changed.change();
        await deleted.remove();
        const found = await since(revision);
        const listed = (await get(whole)) as Row[];
        const keys = [added, changed].map(({ input }) => input[key]);
        expect(found.removed).toEqual([deleted.input[key]]);
        expect(found.changed).toHaveLength(keys.length);
        expect(found.changed).toEqual(
          expect.arrayContaining(listed.filter((row) => keys.includes(row[key]))),
        );
      });

      test('finds a record by its name, and sorts what it finds', async () => {
        const { input, remove } = await stored();
        const find = async (body: object) => (await call('POST', search, body)).body;
        const text = String(input[order]);
        expect(await find({ text })).toMatchObject({
          total: 1,
          records: [{ [key]: input[key] }],
          next: null,
        });
        await remove();
        expect(await find({ text })).toMatchObject({ total: 0, records: [] });
        const sorted = async ({
          descending = false,
          ...rows
        }: object & { descending?: boolean }) => {
          const sort = { field: order, descending };
          const page = { limit: MAX_PAGE_ROWS, ...rows };
          const { records } = await find({ text: text.slice(0, 3), sort, ...page });
          return records.map((row: Row) => row[key]);
        };
        const all = await sorted({ descending: true });
        expect(all).toEqual((await sorted({})).reverse());
        const part = { descending: true, from: 1, limit: 2 };
        expect(await sorted(part)).toEqual(all.slice(1, 3));
        const unknown = await call('POST', search, { text: '', sort: { field: 'password' } });
        expect(unknown.status).toBe(400);
      });
    });
  };
