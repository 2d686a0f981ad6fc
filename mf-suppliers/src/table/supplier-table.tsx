import type { Supplier } from '@wabu/shared/entities/supplier';
import type { FoundRecords, Fragment, RowFocus } from '@wabu/shared/ui';
import type { Selection } from '@wabu/shared/ui/selection';
import { RecordsTable } from '@wabu/shared/ui/table';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { askForSuppliers, keyOf, type SupplierSearch } from '../api/use-supplier-search.ts';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import type { SaveResult } from '../form/use-save-supplier.ts';
import type { SupplierSort } from '../model/supplier-order.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { supplierColumns } from './supplier-columns.ts';
import { supplierTable } from './supplier-table-spec.ts';
import { useCellSaving } from './use-cell-saving.ts';

export interface SupplierTableProps {
  suppliers: LoadedSuppliers;
  found: FoundRecords<Supplier>;
  search: SupplierSearch;
  onSort: (sort: SupplierSort) => void;
  fragment: Fragment;
  selection: Selection<Supplier>;
  canWrite: boolean;
  onOpen: (supplier: Supplier) => void;
  /** A cell is saved. */
  onSaved: (result: SaveResult) => void;
  isChoosingColumns: boolean;
  onColumnsChosen: () => void;
  /** Shown instead of no rows. */
  empty: ReactNode;
  listRef: RefObject<HTMLDivElement | null>;
  focusOn?: RowFocus;
}

const nameOf = ({ Nome }: Supplier) => Nome;

/** The suppliers as a table, whose cells can be edited. */
export function SupplierTable(props: SupplierTableProps) {
  const { suppliers, found, search, canWrite, onSaved, ...rest } = props;
  const { text, filters, sort } = search;
  const t = useSupplierWords();
  const columns = useMemo(() => supplierColumns(t), [t]);
  const saving = useCellSaving(onSaved);
  return (
    <RecordsTable
      {...rest}
      label={t('list.label')}
      spec={supplierTable}
      columns={columns}
      source={{
        list: suppliers,
        found,
        keyOf,
        name: 'suppliers',
        search: JSON.stringify([text, filters]),
        sort,
        ask: (page, signal) => askForSuppliers({ text, filters, ...page }, signal),
      }}
      nameOf={nameOf}
      saving={canWrite ? saving : undefined}
    />
  );
}
