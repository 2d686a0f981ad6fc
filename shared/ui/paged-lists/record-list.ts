import type { ListSort } from '../../entities/lists/list-sort.ts';
import type { RecordIndex } from '../../entities/lists/record-index.ts';
import type { ListSource } from './list-pages.ts';
import { createListLoader, type ListLoader } from './load-list.ts';

export interface FoundPage<T> {
  records: readonly T[];
  total: number;
  next: string | null;
}

interface PageRequest<Field extends string> {
  sort?: ListSort<Field>;
  from?: number;
  after?: string | undefined;
  limit?: number;
}

/** How the server answers a list. */
interface RecordListSource<T, Search, Field extends string>
  extends Pick<ListSource<T>, 'name' | 'ask'> {
  /** What names a record on the page. */
  rowKeyOf: (record: T) => string;
  /** Asks for a page of what a search finds. */
  find: (
    search: Partial<Search> & { text: string },
    page: PageRequest<Field>,
    signal: AbortSignal,
  ) => Promise<FoundPage<T>>;
}

export interface RecordList<T, Search, Field extends string>
  extends ListLoader<T>,
    RecordIndex<T, Search, Field>,
    Pick<RecordListSource<T, Search, Field>, 'rowKeyOf' | 'find'> {}

/** Creates a list of records, which begins to load with this call. */
export function createRecordList<T extends object, Search, Field extends string>(
  index: RecordIndex<T, Search, Field>,
  { name, ask, rowKeyOf, find }: RecordListSource<T, Search, Field>,
): RecordList<T, Search, Field> {
  const { keyOf, index: prepare } = index;
  return { ...index, ...createListLoader({ name, keyOf, ask, prepare }), rowKeyOf, find };
}
