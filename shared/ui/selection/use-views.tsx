import { type FoundRecords, type MenuAction, type TableView, ViewSwitch } from '@wabu/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type Selection, useSelection } from './use-selection.ts';
import { useSelectionWords } from './words/selection-words.ts';

interface Viewed<Item> {
  view: TableView;
  found: FoundRecords<Item>;
  search: string;
}

interface Views<Item> {
  selection: Selection<Item>;
  selectAction: MenuAction;
  hasBar: boolean;
  /** The buttons that switch between list and table; nothing where there is no room for a table. */
  views: ReactNode;
  columnsChoice: { isChoosingColumns: boolean; onColumnsChosen: () => void };
}

export function useViews<Item>({ view, found, search }: Viewed<Item>): Views<Item> {
  const t = useSelectionWords();
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const { isOffered, isTable, choose } = view;
  const { rows, order } = found;
  const total = found.count ?? rows.count;
  const selection = useSelection<Item>({ keyOf: rows.keyOf, total, search });
  const { show } = selection;
  useEffect(() => show({ count: rows.count, at: rows.at, order }), [show, rows, order]);
  const [hasBar, setBar] = useState(false);
  if (selection.isActive && !hasBar) setBar(true);
  return {
    selection,
    selectAction: { id: 'select', label: t('start'), onPress: selection.start },
    hasBar: hasBar || selection.isActive,
    views: isOffered && (
      <ViewSwitch isTable={isTable} onChoose={choose} onColumns={() => setChoosingColumns(true)} />
    ),
    columnsChoice: { isChoosingColumns, onColumnsChosen: () => setChoosingColumns(false) },
  };
}
