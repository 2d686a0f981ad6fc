import { answer } from '@wabu/api/client';
import type { IndexedBy } from '@wabu/shared/entities/lists/record-index';
import type { ListedUser } from '@wabu/shared/entities/user';
import { createRecordList } from '@wabu/shared/ui';
import { d1 } from './users-client.ts';

const keyOf = ({ clear_name }: ListedUser) => clear_name;

/** Users are found by parts of name and role. */
const indexed: IndexedBy<ListedUser, { text: string }, 'clear_name'> = {
  keyOf,
  fields: ['clear_name'],
  textOf: ({ clear_name, clear_role }) => `${clear_name}\n${clear_role}`,
};

/** The specified call answers the whole list. */
async function readUsers(signal: AbortSignal) {
  const response = await d1.getusers.$get(undefined, { init: { signal } });
  const records = await answer<ListedUser[]>(response);
  return { value: { revision: '', total: records.length, records, next: null }, response };
}

export const usersList = createRecordList(indexed, {
  name: 'users',
  rowKeyOf: keyOf,
  ask: (_, signal) => readUsers(signal),
  find: async (_, __, signal) => (await readUsers(signal)).value,
});
