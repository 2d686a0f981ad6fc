import { describe, expect, test } from '@jest/globals';
import { bulkMessages } from '@wabu/shared/entities/lists/bulk-suppliers';
import { say } from '@wabu/shared/entities/messages/messages';
import type { Contract } from '../../run-contracts.ts';
import { recordLife } from './record-life.ts';
import type { ListedRecord } from './tested-records.ts';

/** What a bulk call promises of the kinds that have one. */
export const bulkRecordsContract =
  (kind: ListedRecord): Contract =>
  (server) => {
    const { call, state, stored } = recordLife(server, kind);
    const field = kind.key;
    const send = (operations: object[], key?: string) =>
      call('POST', kind.bulk, { operations }, key === undefined ? {} : { key });
    const bulk = async (...operations: object[]) =>
      (await send(operations)).body.results as { status: number; problem?: { message: string } }[];
    const add = (input: object) => ({ op: 'add', [kind.entity]: input });
    type Stored = Awaited<ReturnType<typeof stored>>;
    const change = ({ input, added }: Stored, version?: number) => ({
      op: 'change',
      [kind.entity]: kind.changed(input, added),
      version,
    });
    const remove = ({ input }: Stored, version?: number) => ({
      op: 'delete',
      [field]: input[field],
      version,
    });
    const several = async <const N extends number[]>(...numbers: N) =>
      Promise.all(numbers.map(() => stored())) as Promise<{ [K in keyof N]: Stored }>;

    describe(`a bulk call on ${kind.name}`, () => {
      test('adds, changes and deletes, and answers each as its own call would', async () => {
        const [changed, deleted] = await several(1, 2);
        const input = kind.input();
        const sets = kind.sets(changed.input);
        const padded = { ...input, [field]: ` ${input[field]} `, extra: 'ignored' };
        const results = await bulk(add(padded), change(changed, 1), remove(deleted));
        expect(results).toEqual([
          { status: 201, [kind.entity]: { ...input, id: expect.any(String), version: 1 } },
          { status: 200, [kind.entity]: { ...changed.added, ...sets, version: 2 } },
          { status: 200 },
        ]);
        expect(await changed.row()).toMatchObject({ ...sets, version: 2 });
        expect(await deleted.row()).toBeUndefined();
      });

      test('rejects single operations with the statuses and messages of their calls', async () => {
        const [one, stale, gone] = await several(1, 2, 3);
        const current = (await stale.change({ by: 'king' })).body;
        await gone.remove();
        const results = await bulk(
          add(one.input),
          add({ ...kind.input(), [field]: 7 }),
          change(gone),
          change(stale, 1),
          remove(stale, 1),
          remove(gone),
          { op: 'delete', [field]: '' },
          add(kind.input()),
        );
        const meanwhile = { code: 'changed-meanwhile', current, changedBy: 'king' };
        expect(results).toMatchObject([
          { status: 409, problem: { code: 'duplicate', errors: [{ field }] } },
          { status: 400, problem: { errors: [{ field }] } },
          { status: 404 },
          { status: 412, problem: { ...meanwhile, changedAt: expect.any(Number) } },
          { status: 412, problem: meanwhile },
          { status: 404 },
          { status: 400, problem: { errors: [{ field }] } },
          { status: 201 },
        ]);
        expect(await stale.row()).toEqual(current);
      });

      test('of several operations for one record the first that is permitted counts', async () => {
        const one = await stored();
        const twin = kind.input();
        const results = await bulk(
          add({ ...kind.input(), [field]: 7 }),
          add(twin),
          add(twin),
          remove(one, 9),
          change(one),
          remove(one),
          add(one.input),
        );
        expect(results.map(({ status }) => status)).toEqual([400, 201, 409, 412, 200, 400, 409]);
        expect(results[5]?.problem?.message).toBe(say(bulkMessages.twice).message);
        expect(await one.row()).toMatchObject({ ...kind.sets(one.input), version: 2 });
      });

      test('writes one batch, which an undo reverses', async () => {
        const [changed, deleted] = await several(1, 2);
        const fresh = [await changed.row(), await deleted.row()];
        const { batch } = await send([add(kind.input()), change(changed), remove(deleted)]);
        for (const record of [changed, deleted])
          expect((await record.entries())[0]).toMatchObject({ by: kind.by, batch });
        const undone = await call('POST', '/api/d1/undo', { batch });
        expect(undone).toMatchObject({ status: 200, body: { total: 3, done: 3 } });
        expect([await changed.row(), await deleted.row()]).toEqual([
          { ...fresh[0], version: 3 },
          fresh[1],
        ]);
      });

      test('a retry with the same Idempotency-Key gets the first answer, also when all were rejected', async () => {
        const one = await stored();
        for (const operations of [[add(kind.input()), add(one.input)], [add(one.input)]]) {
          const key = crypto.randomUUID();
          const answers = await Promise.all([1, 2, 3].map(() => send(operations, key)));
          const before = await state();
          answers.push(await send(operations, key));
          expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
          expect(await state()).toBe(before);
        }
      });

      test('concurrent calls lose no write', async () => {
        const records = await several(1, 2, 3, 4);
        const twin = add(kind.input());
        const calls = () => bulk(...records.map((record) => change(record, 1)), twin);
        const [one, two, ...single] = await Promise.all([
          calls(),
          calls(),
          ...records.map((record) => record.change({ version: 1 })),
        ]);
        for (const [at, record] of records.entries()) {
          const statuses = [one[at]?.status, two[at]?.status, single[at]?.status];
          expect(statuses.sort()).toEqual([200, 412, 412]);
          expect(await record.row()).toMatchObject({ version: 2 });
        }
        expect([one.at(-1)?.status, two.at(-1)?.status].sort()).toEqual([201, 409]);
      });
    });
  };
