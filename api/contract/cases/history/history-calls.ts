import type { HistoryEntity } from '@wabu/shared/entities/history/history';
import { answer } from '../../../src/client.ts';
import { clientOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';

/** Calls of a rookie, who may read every history except that of users, and of a king. */
export function historyCalls(server: () => ContractServer) {
  const calls = async (entity: HistoryEntity) =>
    (await clientOf(server(), entity === 'user' ? 'king' : 'rookie')).d1;
  return {
    idOf: async (entity: HistoryEntity, key: string) =>
      (await answer((await calls(entity)).recordid.$post({ json: { entity, key } }))).id,
    entriesOf: async (entity: HistoryEntity, id: string) =>
      (await answer((await calls(entity)).history.$get({ query: { entity, id } }))).entries,
    /** What differs between two points; without `from`, what the entry changed. */
    changesOf: async (
      entity: HistoryEntity,
      id: string,
      to: number | 'now' = 'now',
      from?: number | 'now',
    ) => {
      const points = { to: String(to), ...(from !== undefined && { from: String(from) }) };
      const { difference } = (await calls(entity)).history;
      return (await answer(difference.$get({ query: { entity, id, ...points } }))).fields;
    },
  };
}
