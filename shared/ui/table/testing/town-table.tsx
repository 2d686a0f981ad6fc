import { useSelection } from '@wabu/shared/ui/selection';
import { useEffect, useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from '../data-table.tsx';
import type { TableColumn } from '../table-types.ts';

export interface Town {
  key: string;
  name: string;
  lake: string;
}

export const towns: Town[] = ['Arco', 'Bardolino', 'Garda', 'Riva'].map((name) => ({
  key: name,
  name,
  lake: 'Garda',
}));
export const many: Town[] = Array.from({ length: 100_000 }, (_, at) => ({
  key: `${at}`,
  name: `Fornitore ${at + 1}`,
  lake: 'Garda',
}));
const columns: TableColumn<Town>[] = [
  {
    id: 'name',
    label: 'Nome',
    width: 12,
    textOf: ({ name }) => name,
    editor: { valueOf: ({ name }) => name },
  },
  { id: 'key', label: 'PIVA', width: 8, textOf: ({ key }) => key, locked: 'Non si cambia.' },
  {
    id: 'lake',
    label: 'Lago',
    width: 8,
    textOf: ({ lake }) => lake,
    editor: {
      valueOf: ({ lake }) => lake,
      options: [
        { value: 'Garda', label: 'Garda' },
        { value: 'Iseo', label: 'Iseo' },
      ],
    },
  },
];

export function TownTable({ items, ...props }: { items: Town[] } & Partial<DataTableProps<Town>>) {
  const [widths, setWidths] = useState<Record<string, number>>({});
  const rows = useMemo(
    () => ({
      count: items.length,
      at: (row: number) => items[row],
      keyOf: ({ key }: Town) => key,
      find: (key: string) => items.findIndex((town) => town.key === key),
    }),
    [items],
  );
  const selection = useSelection<Town>({
    total: items.length,
    keyOf: rows.keyOf,
    search: '',
  });
  useEffect(() => selection.show({ ...rows, order: '' }), [selection.show, rows]);
  return (
    <DataTable
      label="Elenco fornitori"
      columns={columns.map((one) => ({ ...one, width: widths[one.id] ?? one.width }))}
      rows={rows}
      nameOf={({ name }) => name}
      sort={{ field: 'name', descending: false }}
      onSort={() => undefined}
      onResize={(column, width) => setWidths({ ...widths, [column]: width ?? 8 })}
      onOpen={() => undefined}
      selection={selection}
      {...props}
    />
  );
}

export const focused = () => document.activeElement?.textContent;
