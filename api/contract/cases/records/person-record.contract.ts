import { beforeAll, describe, expect, test } from '@jest/globals';
import { confirm, tokenOf } from '../../people.ts';
import type { Contract } from '../../run-contracts.ts';
import { recordLife } from './record-life.ts';
import type { TestedRecord } from './tested-records.ts';

/** What an export and an erasure promise of the kinds whose records are persons; `personal` is a field with a text. */
export const personRecordContract =
  (kind: TestedRecord & { personal: string }): Contract =>
  (server) => {
    const { call, stored } = recordLife(server, kind);
    const ask = async (name: string, json: object) =>
      (await call('POST', `/api/d1/${name}`, json, { by: 'king' })).body;
    const find = async (text: string) => (await ask('findpeople', { text })).people;
    const textOf = ({ input }: Awaited<ReturnType<typeof stored>>) => String(input[kind.personal]);
    beforeAll(async () => confirm(server(), await tokenOf(server(), 'king')));

    describe(`a person among ${kind.name}`, () => {
      test('is found, counted, exported and erased with the history', async () => {
        const record = await stored();
        await record.change();
        const text = textOf(record);
        const [{ name, ...found }] = await find(text);
        const person = { kind: kind.entity, id: record.recordId };
        expect(found).toMatchObject({ ...person, state: 'present' });
        expect((await ask('getperson', person)).held).toMatchObject({ records: 1, history: 2 });
        const exported = await ask('exportperson', person);
        expect(JSON.stringify(exported.records)).toContain(text);
        expect(exported.history).toHaveLength(3);
        expect(await ask('eraseperson', { ...person, name })).toEqual({ state: 'done' });
        expect(await find(text)).toEqual([]);
        expect(await record.row()).toBeUndefined();
        const labels = (await record.entries()).map(({ label }) => label);
        expect(new Set(labels)).toEqual(new Set([null]));
      });

      test('is found in the trash, and erased from it', async () => {
        const record = await stored();
        await record.remove();
        const [{ name, kind: of, id, state }] = await find(textOf(record));
        expect(state).toBe('past');
        expect(await ask('eraseperson', { kind: of, id, name })).toEqual({ state: 'done' });
        expect(await record.trashed()).toBeUndefined();
        expect(await find(textOf(record))).toEqual([]);
      });
    });
  };
