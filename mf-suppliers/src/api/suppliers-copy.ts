import { readCopy, removeCopy, writeCopy } from '@wabu/shared/copies';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { session } from '@wabu/shared/session';
import type { LoadedList } from '../model/loaded-list.ts';
import { indexSuppliers } from '../model/supplier-index.ts';

const suppliersCopy = { name: 'suppliers', format: 1 };
/** Rows that a slow phone encrypts, or parses and indexes, in less than 50 ms. */
const PART_ROWS = 500;

/** The copy of the list that an earlier page of this session has kept in this browser; null if there is none. */
export async function readSuppliersCopy(key: CryptoKey): Promise<LoadedList | null> {
  const parts = await readCopy(suppliersCopy, key, indexPart);
  if (!parts) return null;
  const [head, ...pages] = parts as [Omit<LoadedList, 'suppliers'>, ...Supplier[][]];
  return { ...head, suppliers: pages.flat() };
}

/** Indexed part by part: all at once would block the page. */
function indexPart(part: unknown): void {
  if (Array.isArray(part)) indexSuppliers(part as Supplier[]);
}

/** Keeps the list in this browser, encrypted. */
export async function keepSuppliersCopy(key: CryptoKey, list: LoadedList): Promise<void> {
  const token = session.token();
  const isWanted = () => session.token() === token && session.isStored();
  await writeCopy(suppliersCopy, key, partsOf(list), isWanted);
}

/** Removes what an earlier, longer list has left. */
export const removeSuppliersCopy = () => removeCopy(suppliersCopy);

function* partsOf({ suppliers, ...head }: LoadedList) {
  yield head;
  for (let start = 0; start < suppliers.length; start += PART_ROWS)
    yield suppliers.slice(start, start + PART_ROWS);
}
