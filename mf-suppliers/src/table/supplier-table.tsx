import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import type { SavedRecord } from '@wabu/shared/ui';
import { RecordsTable } from '@wabu/shared/ui/table';
import { type ComponentProps, useMemo } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import { supplierColumns } from './supplier-columns.ts';
import { supplierTable } from './supplier-table-spec.ts';
import { useCellSaving } from './use-cell-saving.ts';

type Own = 'label' | 'spec' | 'columns' | 'nameOf' | 'saving';

interface SupplierTableProps
  extends Omit<ComponentProps<typeof RecordsTable<Supplier, SupplierField>>, Own> {
  /** A cell is saved. */
  onSaved: (result: SavedRecord<Supplier>) => void;
}

const nameOf = ({ Nome }: Supplier) => Nome;

/** The suppliers as a table, whose cells can be edited. */
export function SupplierTable(props: SupplierTableProps) {
  const { onSaved, ...rest } = props;
  const t = useSupplierWords();
  const columns = useMemo(() => supplierColumns(t), [t]);
  const saving = useCellSaving(onSaved);
  return (
    <RecordsTable
      {...rest}
      label={t('list.title')}
      spec={supplierTable}
      columns={columns}
      nameOf={nameOf}
      saving={props.page.canWrite ? saving : undefined}
    />
  );
}
