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
  const found = [
    ...(await findSuppliers(database, { key, text, limit })),
    ...(await readAllUsers(database)).filter(isNamed),
    ...(await readDeletedPeople(database)).filter(isNamed),
    ...(await findComments(database, text, limit)),
  ];
  return {
    people: found.slice(0, PERSON_SEARCH_MAX_HITS),
    more: found.length > PERSON_SEARCH_MAX_HITS,
  };
}
