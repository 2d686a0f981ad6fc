import { beforeAll, describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import type { Contract } from '../../run-contracts.ts';
import { recordLife } from './record-life.ts';
import type { TestedRecord } from './tested-records.ts';

/** What `defineRecord` promises of records of each kind. */
export const recordContract =
  (kind: TestedRecord): Contract =>
  (server) => {
    const { call, add, rows, state, undo, stored, expectRejected } = recordLife(server, kind);
    const statusesOf = async (calls: Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).sort();
    const key = () => crypto.randomUUID();
    const withoutVersion = (row: object | undefined) => row && { ...row, version: undefined };
    const { duplicate, notFound, changedMeanwhile } = kind.messages;
    const gone = { code: 'not-found', ...say(notFound) };
    beforeAll(async () => {
      await kind.setUp?.(server());
    });

    describe(`the life of ${kind.name}`, () => {
      test('an added record is listed in version 1, once', async () => {
        const { row, recordId, entries, batch } = await stored();
        expect(await row()).toMatchObject({ version: 1 });
        expect(await entries()).toMatchObject([
          { action: 'create', by: kind.by, recordId, batch: String(batch) },
        ]);
      });

      test('a retry with the same Idempotency-Key gets the first answer and adds nothing', async () => {
        const input = kind.input();
        const sent = { key: key() };
        const first = await add(input, sent);
        expect(first.status).toBe(201);
        const before = await state();
        for (const retry of await Promise.all([1, 2, 3].map(() => add(input, sent))))
          expect(retry).toMatchObject({ status: 201, body: first.body });
        expect(await state()).toBe(before);
        await expectRejected(() => add(kind.input(), sent), 400);
      });

      test('of ten additions with one key at the same time one is accepted', async () => {
        const input = kind.input();
        const before = (await rows()).length;
        const calls = Array.from({ length: 10 }, () => add(input));
        expect(await statusesOf(calls)).toEqual([201, ...Array(9).fill(409)]);
        expect(await rows()).toHaveLength(before + 1);
        await expectRejected(() => add(input), 409, {
          code: 'duplicate',
          ...say(duplicate),
          errors: [say(duplicate)],
        });
      });

      test('a change is of the version that the user saw', async () => {
        const { input, row, change, changeBack, remove } = await stored();
        const changed = await change({ version: 1 });
        expect(changed).toMatchObject({ status: 200, body: { ...kind.sets(input), version: 2 } });
        expect(await row()).toMatchObject({ ...kind.sets(input), version: 2 });
        const stale = {
          code: 'changed-meanwhile',
          ...say(changedMeanwhile),
          current: changed.body,
          changedBy: kind.by,
          changedAt: expect.any(Number),
        };
        await expectRejected(() => changeBack({ version: 1 }), 412, stale);
        if (kind.removesVersion !== false)
          await expectRejected(() => remove({ version: 1 }), 412, stale);
        expect(await changeBack()).toMatchObject({ status: 200, body: { version: 3 } });
      });

      test('of five changes of one version at the same time one is accepted', async () => {
        const { row, change } = await stored();
        const calls = Array.from({ length: 5 }, () => change({ version: 1 }));
        expect(await statusesOf(calls)).toEqual([200, 412, 412, 412, 412]);
        expect(await row()).toMatchObject({ version: 2 });
      });

      test('a deleted record leaves the list, is 404, and leaves its key to others', async () => {
        const { input, row, change, remove } = await stored();
        expect((await remove()).status).toBe(200);
        expect(await row()).toBeUndefined();
        await expectRejected(remove, 404, gone);
        await expectRejected(change, 404, gone);
        expect((await add(input)).status).toBe(201);
      });

      test('the trash gives it back as it was, once', async () => {
        const { row, change, remove, trashed, undelete, entries, recordId } = await stored();
        await change();
        const before = await row();
        const { batch } = await remove();
        const [{ label } = { label: null }] = await entries();
        const entry = await trashed();
        expect(entry).toMatchObject({ entity: kind.entity, recordId, label, deletedBy: kind.by });
        expect(await statusesOf([undelete(entry.id), undelete(entry.id)])).toEqual([200, 404]);
        expect(withoutVersion(await row())).toEqual(withoutVersion(before));
        expect((await entries()).map(({ action }) => action)).toEqual([
          'undelete',
          'delete',
          'update',
          'create',
        ]);
        expect(await trashed()).toBeUndefined();
        await expectRejected(() => undo(batch), 409);
      });

      test('it comes back when nobody has its key', async () => {
        const { input, row, remove, trashed, undelete } = await stored();
        await remove();
        const { id } = await trashed();
        const other = await stored(input);
        await expectRejected(() => undelete(id), 409);
        await other.remove();
        expect((await undelete(id)).status).toBe(200);
        expect(await row()).toBeDefined();
      });

      if (!kind.keepsKey)
        test('it comes back under another key while somebody has its own', async () => {
          const { input, remove, trashed, undelete } = await stored();
          await remove();
          const { id, label } = await trashed();
          await stored(input);
          const problem = { errors: [{ field: 'key' }] };
          await expectRejected(() => undelete(id, label), 409, problem);
          await expectRejected(() => undelete(id, ''), 400, problem);
          expect((await undelete(id, `${label}-bis`)).body.label).toBe(`${label}-bis`);
        });

      test('deleted for good, it leaves who and when', async () => {
        const { remove, trashed, undelete, entries } = await stored();
        const { batch } = await remove();
        const { id } = await trashed();
        await call('POST', '/api/d1/purge', { id }, { by: 'king' });
        await expectRejected(() => undelete(id), 404);
        await expectRejected(() => undo(batch), 404);
        const [last, ...others] = await entries();
        expect(last).toMatchObject({ action: 'purge', by: 'king' });
        expect(others).toMatchObject([
          { action: 'delete', by: kind.by, label: null, pruned: true },
          { action: 'create', by: kind.by, label: null, pruned: true },
        ]);
      });

      test('an undo reverses a change, a deletion and an addition, and can be undone', async () => {
        const { row, change, remove, batch } = await stored();
        const fresh = await row();
        const { batch: saved } = await change();
        const changed = await row();
        const undone = await undo(saved);
        expect(undone).toMatchObject({ status: 200, body: { total: 1, done: 1, next: null } });
        expect(await row()).toEqual({ ...fresh, version: 3 });
        const again = await undo(undone.batch);
        expect(await row()).toEqual({ ...changed, version: 4 });
        await undo(again.batch);
        const { batch: deleted } = await remove();
        const back = await undo(deleted);
        expect(withoutVersion(await row())).toEqual(withoutVersion(fresh));
        await undo(back.batch);
        expect(await row()).toBeUndefined();

        const other = await stored();
        await undo(other.batch);
        expect(await other.row()).toBeUndefined();
        expect(other.batch).not.toBe(batch);
      });

      test('an undo reverses all that several requests wrote in one batch', async () => {
        const [one, two] = [await stored(), await stored()];
        const [first, second] = [await one.row(), await two.row()];
        const { batch } = await one.change();
        expect((await two.remove({ batch })).batch).toBe(batch);
        expect(await undo(batch)).toMatchObject({ status: 200, body: { total: 2 } });
        expect(await one.row()).toEqual({ ...first, version: 3 });
        expect(withoutVersion(await two.row())).toEqual(withoutVersion(second));
      });

      test('an undo after a change by another is rejected with who and when', async () => {
        const [one, two] = [await stored(), await stored()];
        const { batch } = await one.change();
        await two.change({ batch });
        const other = kind.by === 'king' ? 'second-king' : 'king';
        await one.changeBack({ by: other });
        const problem = { code: 'changed-meanwhile', changedBy: other };
        await expectRejected(() => undo(batch), 409, { ...problem, changedAt: expect.any(Number) });
      });
    });
  };
