import { type SupplierFilters, supplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';
import { RecordsList, type ShownList } from '@wabu/shared/ui';
import { type ComponentProps, useMemo } from 'react';
import type { SupplierSort } from '../model/supplier-index.ts';
import { fieldLabel, valueText } from '../model/supplier-labels.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { SupplierFilterFields } from './supplier-filters.tsx';
import { SupplierListItem } from './supplier-list-item.tsx';

type Given = 'page' | 'search' | 'onSearch' | 'onOpen' | 'listActions' | 'notice' | 'drawTable';

interface SupplierListProps extends Pick<ComponentProps<typeof RecordsList<Supplier>>, Given> {
  list: ShownList<Supplier> & { records: readonly Supplier[]; sort: SupplierSort };
  filters: SupplierFilters;
  onFilter: (filters: SupplierFilters) => void;
}

/** The fields that a row shows anyway. */
const ownFields: readonly SupplierField[] = ['Nome', 'Tipologia', 'PIVA'];

/** The searchable list of suppliers, sorted by name unless another order is chosen. */
export function SupplierList(props: SupplierListProps) {
  const { filters, onFilter, ...given } = props;
  const { records, sort } = props.list;
  const t = useSupplierWords();
  const fields = useMemo(() => supplierFields.map((id) => ({ id, label: fieldLabel(t, id) })), [t]);
  const active = supplierFilters.filter((field) => filters[field]);
  return (
    <RecordsList
      {...given}
      t={t}
      filters={{
        active: active.length,
        controls: () => (
          <SupplierFilterFields suppliers={records} filters={filters} onChange={onFilter} />
        ),
      }}
      fields={fields}
      onClear={() => {
        props.onSearch('');
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
          hasDraft={props.page.drafts.has(supplier.PIVA)}
        />
      )}
    </RecordsList>
  );
}
