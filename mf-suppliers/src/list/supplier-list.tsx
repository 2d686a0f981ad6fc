import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';
import { type ListState, RecordsList } from '@wabu/shared/ui';
import { type ComponentProps, useMemo } from 'react';
import type { SupplierSort } from '../model/supplier-index.ts';
import { fieldLabel, valueText } from '../model/supplier-labels.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { SupplierFilterFields } from './supplier-filters.tsx';
import { SupplierListItem } from './supplier-list-item.tsx';

type Own = 'list' | 'words' | 'countOf' | 'filters' | 'order' | 'onClear' | 'nameOf' | 'children';

interface SupplierListProps extends Omit<ComponentProps<typeof RecordsList<Supplier>>, Own> {
  suppliers: ListState<Supplier>;
  filters: SupplierFilters;
  onFilter: (filters: SupplierFilters) => void;
  sort: SupplierSort;
  onSort: (sort: SupplierSort) => void;
  /** Tax ids of the suppliers that have a local draft. */
  drafts: ReadonlySet<string>;
}

/** The fields that a row shows anyway. */
const ownFields: readonly SupplierField[] = ['Nome', 'Tipologia', 'PIVA'];

/** The searchable list of suppliers, sorted by name unless another order is chosen. */
export function SupplierList(props: SupplierListProps) {
  const { suppliers, filters, onFilter, sort, onSort, drafts, ...list } = props;
  const t = useSupplierWords();
  const fields = useMemo(() => supplierFields.map((id) => ({ id, label: fieldLabel(t, id) })), [t]);
  const active = supplierFilterFields.filter((field) => filters[field]);
  return (
    <RecordsList
      {...list}
      list={suppliers}
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
      filters={{
        active: active.length,
        controls: () => (
          <SupplierFilterFields
            suppliers={suppliers.records}
            filters={filters}
            onChange={onFilter}
          />
        ),
      }}
      order={{ fields, sort, onSort: (next) => onSort(next as SupplierSort) }}
      onClear={() => {
        list.onSearch('');
        onFilter({});
      }}
      nameOf={(supplier) => supplier.Nome}
    >
      {(supplier) => (
        <SupplierListItem
          supplier={supplier}
          type={t(`choice.${supplier.Tipologia}`)}
          sortedBy={
            ownFields.includes(sort.field) ? '' : valueText(t, sort.field, supplier[sort.field])
          }
          hasDraft={drafts.has(supplier.PIVA)}
        />
      )}
    </RecordsList>
  );
}
