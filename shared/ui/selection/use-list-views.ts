import {
  type Fragment,
  type RecordList,
  useFound,
  useList,
  useListOrder,
  usePrepareOrder,
  useTableView,
} from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useSelection } from './use-selection.ts';
import { useSelectionWords } from './words/it.ts';

interface ListViewsOptions<T, Search, Field extends string> {
  list: RecordList<T, Search, Field>;
  /** The same object until another search. */
  search: Search & { text: string };
  fragment: Fragment;
}

/** A list of records as a page shows it: what a search finds, its order, as list or table, and what is chosen. */
export function useListViews<T, Search, Field extends string>({
  list,
  search,
  fragment,
}: ListViewsOptions<T, Search, Field>) {
  const t = useSelectionWords();
  const loaded = useList(list);
  const [sort, onSort] = useListOrder(fragment, list.fields);
  const asked = { list, search, sort };
  const found = useFound(loaded, asked);
  const prepare = usePrepareOrder(loaded, asked);
  const { isOffered, isTable, choose } = useTableView(list.source.name, fragment);
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const { rows, order } = found;
  const total = found.count ?? rows.count;
  const selection = useSelection<T>({ keyOf: rows.keyOf, total, search: JSON.stringify(search) });
  const { show } = selection;
  useEffect(() => show({ count: rows.count, at: rows.at, order }), [show, rows, order]);
  const [hasBar, setBar] = useState(false);
  if (selection.isActive && !hasBar) setBar(true);
  return {
    ...loaded,
    found,
    sort,
    onSort,
    prepare,
    fragment,
    isTable,
    selection,
    selectAction: { id: 'select', label: t('start'), onPress: selection.start },
    hasBar: hasBar || selection.isActive,
    views: isOffered
      ? { isTable, onChoose: choose, onColumns: () => setChoosingColumns(true) }
      : undefined,
    isChoosingColumns,
    onColumnsChosen: () => setChoosingColumns(false),
    /** What actions on many records take. */
    chosen: { ...asked, selection, loaded: loaded.records, found },
  };
}
