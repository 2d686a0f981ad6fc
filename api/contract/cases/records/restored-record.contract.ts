import { describe, expect, test } from '@jest/globals';
import { historyMessages } from '@wabu/shared/entities/history/history';
import { say } from '@wabu/shared/entities/messages/messages';
import type { Contract } from '../../run-contracts.ts';
import { recordLife } from './record-life.ts';
import type { TestedRecord } from './tested-records.ts';

/** What a restore promises of the kinds of which earlier states come back. */
export const restoredRecordContract =
  (kind: TestedRecord): Contract =>
  (server) => {
    const { call, stored, expectRejected } = recordLife(server, kind);
    const changedRecord = async () => {
      const record = await stored();
      const fresh = await record.row();
      await record.change();
      const [saved, created] = await record.entries();
      const restore = (json: object, version?: number) =>
        call(
          'POST',
          '/api/d1/restore',
          { entity: kind.entity, id: record.recordId, ...json },
          version === undefined ? {} : { version },
        );
      return { ...record, fresh, saved: saved?.id, created: created?.id, restore };
    };

    describe(`a restore of ${kind.name}`, () => {
      test('brings the first version back as a save, and can be undone by another', async () => {
        const { row, fresh, saved, created, restore, entries } = await changedRecord();
        const changed = await row();
        const restored = { version: 3, kept: [], missing: [] };
        expect((await restore({ entry: created }, 2)).body).toEqual(restored);
        expect(await row()).toEqual({ ...fresh, version: 3 });
        expect((await entries())[0]).toMatchObject({ action: 'restore', by: kind.by });
        expect((await restore({ entry: saved })).status).toBe(200);
        expect(await row()).toEqual({ ...changed, version: 4 });
      });

      test('before a creation is rejected: there is nothing', async () => {
        const { created, restore } = await changedRecord();
        const problem = say(historyMessages.unknown);
        await expectRejected(() => restore({ entry: created, before: true }), 404, problem);
      });

      test('based on an older version is rejected like a save, with the one who changed it', async () => {
        const { created, restore, row } = await changedRecord();
        await expectRejected(() => restore({ entry: created }, 1), 412, {
          code: 'changed-meanwhile',
          changedBy: kind.by,
          current: await row(),
        });
      });
    });
  };
