import { wordsOf } from '../search/best-matches.ts';
import { foldText } from '../search/fold-text.ts';
import { type ListSort, sortRecords } from './list-sort.ts';
import { compareKeys, orderKey } from './order-key.ts';
import { rowSorter } from './row-sorter.ts';

/** What the records of a list are sorted and searched by, as the server does. */
export interface IndexedBy<T, Search extends { text: string }, Field extends string> {
  keyOf: (record: T) => string;
  /** What the list can be sorted by. Its own order is that of the first, and equal values by key. */
  fields: readonly Field[];
  /** What a field is sorted by. Absent: the key, as words. */
  keyIn?: (record: T, field: Field) => string;
  /** The searched text, not folded. */
  textOf: (record: T) => string;
  /** Null if the search finds every record. Absent: every word must be in the text. */
  ruleOf?: (search: Search) => ((record: T, textOf: () => string) => boolean) | null;
  /** True if only the server knows what the search finds. Absent: never. */
  isServers?: (search: Search) => boolean;
}

export interface IndexedRow<T> {
  record: T;
  sortKey: string;
  /** Made at its first use. */
  text: string | null;
}

/** The order and the search of the loaded records of a list. */
export interface RecordIndex<T, Search, Field extends string> {
  fields: readonly Field[];
  keyOf: (record: T) => string;
  /** The searched text, folded. */
  textOf: (record: T) => string;
  isNarrowed: (search: Search) => boolean;
  isServers: (search: Search) => boolean;
  isOwnOrder: (sort: ListSort<Field>) => boolean;
  /** The records in the order of the list. */
  index: (records: readonly T[]) => readonly IndexedRow<T>[];
  /** Equal values keep the order of the list. */
  sort: (rows: readonly IndexedRow<T>[], sort: ListSort<Field>) => readonly IndexedRow<T>[];
  search: (rows: readonly IndexedRow<T>[], search: Search) => readonly T[];
  textOfRow: (row: IndexedRow<T>) => string;
}

export function createRecordIndex<
  T extends object,
  Search extends { text: string },
  Field extends string,
>({
  keyOf,
  fields,
  keyIn = (record) => orderKey(keyOf(record)),
  textOf,
  ruleOf = ({ text }) => {
    const words = wordsOf(text);
    return words.length === 0
      ? null
      : (_, textIn) => words.every((word) => textIn().includes(word));
  },
  isServers = () => false,
}: IndexedBy<T, Search, Field>): RecordIndex<T, Search, Field> {
  const [own] = fields;
  const isOwnOrder = ({ field, descending }: ListSort<Field>) => field === own && !descending;
  const foldedText = (record: T) => foldText(textOf(record));
  const textOfRow = (row: IndexedRow<T>) => {
    row.text ??= foldedText(row.record);
    return row.text;
  };
  return {
    fields,
    keyOf,
    textOf: foldedText,
    isNarrowed: (search) => isServers(search) || ruleOf(search) !== null,
    isServers,
    isOwnOrder,
    index: rowSorter<T, IndexedRow<T>>(
      (record) => ({ record, sortKey: keyIn(record, own as Field), text: null }),
      (a, b) => compareKeys(a.sortKey, b.sortKey) || compareKeys(keyOf(a.record), keyOf(b.record)),
    ),
    sort: (rows, sort) =>
      isOwnOrder(sort) ? rows : sortRecords(rows, ({ record }) => keyIn(record, sort.field), sort),
    search(rows, search) {
      const accepts = ruleOf(search);
      const found: T[] = [];
      for (const row of rows)
        if (accepts === null || accepts(row.record, () => textOfRow(row))) found.push(row.record);
      return found;
    },
    textOfRow,
  };
}
