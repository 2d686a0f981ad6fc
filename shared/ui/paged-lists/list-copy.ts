import { readCopy, writeCopy } from '../../copies/index.ts';
import { session } from '../../session/index.ts';
import type { ListSource } from './list-pages.ts';
import type { LoadedList } from './loaded-list.ts';

/** Rows that a slow phone encrypts, or parses and prepares, in less than 50 ms. */
const PART_ROWS = 500;

/** The copy of a list that an earlier page of this session has kept in this browser; null if there is none. */
export async function readListCopy<T>(
  source: ListSource<T>,
  key: CryptoKey,
): Promise<LoadedList<T> | null> {
  let records: readonly T[] = [];
  const parts = await readCopy(source, key, (part) => {
    if (!Array.isArray(part)) return;
    records = [...records, ...(part as T[])];
    source.prepare(records);
  });
  if (!parts) return null;
  const [head] = parts as [Omit<LoadedList<T>, 'records'>];
  return { ...head, records };
}

export async function keepListCopy<T>(
  source: ListSource<T>,
  key: CryptoKey,
  list: LoadedList<T>,
): Promise<void> {
  const token = session.token();
  await writeCopy(source, key, partsOf(list), () => session.isCurrent(token));
}

function* partsOf<T>({ records, ...head }: LoadedList<T>) {
  yield head;
  for (let start = 0; start < records.length; start += PART_ROWS)
    yield records.slice(start, start + PART_ROWS);
}
