import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import type { FoundRecords } from '@wabu/shared/ui';
import type { SavedRecord } from '@wabu/shared/ui/record-form';
import { RecordsTable } from '@wabu/shared/ui/table';
import { type ComponentProps, useMemo } from 'react';
import { askForSuppliers, keyOf, type SupplierSearch } from '../api/use-supplier-search.ts';
import type { LoadedSuppliers } from '../api/use-suppliers.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { supplierColumns } from './supplier-columns.ts';
import { supplierTable } from './supplier-table-spec.ts';
import { useCellSaving } from './use-cell-saving.ts';

type Own = 'label' | 'spec' | 'columns' | 'source' | 'nameOf' | 'saving';

interface SupplierTableProps
  extends Omit<ComponentProps<typeof RecordsTable<Supplier, SupplierField>>, Own> {
  suppliers: LoadedSuppliers;
  found: FoundRecords<Supplier>;
  search: SupplierSearch;
  canWrite: boolean;
  /** A cell is saved. */
  onSaved: (result: SavedRecord<Supplier>) => void;
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
