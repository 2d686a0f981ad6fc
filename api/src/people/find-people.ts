import { orderKey } from '@wabu/shared/entities/lists/order-key';
import { type FoundPerson, PERSON_SEARCH_MAX_HITS } from '@wabu/shared/entities/privacy/person';
import type { Database } from '../platform/platform.ts';
import {
  findComments,
  findSuppliers,
  readAllUsers,
  readDeletedPeople,
  trashedWithTaxId,
} from './person-repository.ts';
import { windowsOf } from './windows-repository.ts';

/**
 * The persons that a text finds: suppliers by a part of the name, a whole tax id or email, users by a part of the
 * name, both also when they were deleted, and comments by a part of the text.
 */
export async function findPeople(
  database: Database,
  text: string,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const key = orderKey(text);
  const limit = PERSON_SEARCH_MAX_HITS + 1;
  const trashed = await trashedWithTaxId(database, text);
  const isNamed = ({ id, name }: FoundPerson) =>
    orderKey(name).includes(key) || trashed.includes(id);
  const past = new Map<string, FoundPerson>();
  for await (const window of windowsOf(database))
    for (const person of (await readDeletedPeople(database, window)).filter(isNamed))
      past.set(person.id, person);
  const found = [
    ...(await findSuppliers(database, { key, text, limit })),
    ...(await readAllUsers(database)).filter(isNamed),
    ...[...past.values()].reverse(),
    ...(await findComments(database, text, limit)),
  ];
  return {
    people: found.slice(0, PERSON_SEARCH_MAX_HITS),
    more: found.length > PERSON_SEARCH_MAX_HITS,
  };
}
