import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';
import {
  type FoundRecords,
  type MenuAction,
  RecordsList,
  type RowFocus,
  type RowSelection,
} from '@wabu/shared/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import { fieldLabel, valueText } from '../model/supplier-labels.ts';
import type { SupplierSort } from '../model/supplier-order.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { SupplierFilterFields } from './supplier-filters.tsx';
import { SupplierListItem } from './supplier-list-item.tsx';

interface SupplierListProps {
  suppliers: LoadedSuppliers;
  found: FoundRecords<Supplier>;
  search: string;
  onSearch: (search: string) => void;
  filters: SupplierFilters;
  onFilter: (filters: SupplierFilters) => void;
  sort: SupplierSort;
  onSort: (sort: SupplierSort) => void;
  canAdd: boolean;
  /** The entries of the list's «⋯». */
  actions: readonly MenuAction[];
  /** Tax ids of the suppliers that have a local draft. */
  drafts: ReadonlySet<string>;
  selected: string | null;
  onSelect: (supplier: Supplier) => void;
  selection: RowSelection;
  /** The buttons that switch to the table, and those of the table. */
  views: ReactNode;
  /** The bar of the chosen suppliers. */
  notice: ReactNode;
  /** Draws the table; undefined for the list. */
  drawRows: ((empty: ReactNode) => ReactNode) | undefined;
  listRef: RefObject<HTMLDivElement | null>;
  focusOn?: RowFocus;
}

/** The fields that a row shows anyway. */
const ownFields: readonly SupplierField[] = ['Nome', 'Tipologia', 'PIVA'];

/** The searchable list of suppliers, sorted by name unless another order is chosen. */
export function SupplierList(props: SupplierListProps) {
  const { suppliers, filters, onSearch, onFilter, sort, onSort } = props;
  const t = useSupplierWords();
  const fields = useMemo(() => supplierFields.map((id) => ({ id, label: fieldLabel(t, id) })), [t]);
  const active = supplierFilterFields.filter((field) => filters[field]);
  return (
    <RecordsList
      list={suppliers}
      found={props.found}
      words={{
        title: t('list.label'),
        search: t('list.search'),
        empty: t('list.empty'),
        noMatch: t('list.noMatch'),
      }}
      countOf={({ count, all, shown }) =>
        shown === undefined
          ? t('list.total', { count, all })
          : t('list.count', { count, all, shown })
      }
      search={props.search}
      onSearch={onSearch}
      filters={{
        active: active.length,
        key: active.map((field) => filters[field]).join('/'),
        controls: () => (
          <SupplierFilterFields index={suppliers.index} filters={filters} onChange={onFilter} />
        ),
      }}
      order={{ fields, sort, onSort: (next) => onSort(next as SupplierSort) }}
      onClear={() => {
        onSearch('');
        onFilter({});
      }}
      canAdd={props.canAdd}
      listActions={props.actions}
      keyOf={(supplier) => supplier.PIVA}
      textOf={(supplier) => supplier.Nome}
      selected={props.selected}
      onSelect={props.onSelect}
      selection={props.selection}
      views={props.views}
      notice={props.notice}
      drawRows={props.drawRows}
      listRef={props.listRef}
      focusOn={props.focusOn}
    >
      {(supplier) => (
        <SupplierListItem
          supplier={supplier}
          type={t(`choice.${supplier.Tipologia}`)}
          sortedBy={
            ownFields.includes(sort.field) ? '' : valueText(t, sort.field, supplier[sort.field])
          }
          hasDraft={props.drafts.has(supplier.PIVA)}
        />
      )}
    </RecordsList>
  );
}
