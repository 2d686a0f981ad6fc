import { type FoundRecords, type MenuAction, type TableView, ViewSwitch } from '@wabu/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type Selection, useSelection } from './use-selection.ts';
import { useSelectionWords } from './words/selection-words.ts';

interface Viewed<Item> {
  view: TableView;
  keyOf: (item: Item) => string;
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

export function useViews<Item>({ view, keyOf, found, search }: Viewed<Item>): Views<Item> {
  const t = useSelectionWords();
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const { isOffered, isTable, choose } = view;
  const total = found.count ?? found.shown.length;
  const selection = useSelection<Item>({ keyOf, total, search });
  useShownRows(selection, keyOf, isTable ? null : found.shown);
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

function useShownRows<Item>(
  { show }: Selection<Item>,
  keyOf: (item: Item) => string,
  shown: readonly Item[] | null,
): void {
  useEffect(() => {
    if (shown === null) return;
    const [first] = shown;
    const order = first === undefined ? '' : `${shown.length} ${keyOf(first)}`;
    show({ count: shown.length, at: (row) => shown[row], order });
  }, [show, keyOf, shown]);
}
