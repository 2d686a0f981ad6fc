import type { Supplier } from '@wabu/shared/entities/supplier';
import { DraftMark } from '@wabu/shared/ui';
import { memo } from 'react';
import styles from './supplier-list-item.module.css';

interface SupplierListItemProps {
  supplier: Supplier;
  /** The supplier's type, translated. */
  type: string;
  /** The value that the list is sorted by, unless the row shows it anyway. */
  sortedBy: string;
  hasDraft: boolean;
}

/** A row of the list: name, type, tax id, the value that it is sorted by, and a mark for a local draft. */
export const SupplierListItem = memo(function SupplierListItem(props: SupplierListItemProps) {
  const { supplier, type, sortedBy, hasDraft } = props;
  return (
    <span className={styles.item}>
      <span className="wabu-medium wabu-clip">
        <bdi>{supplier.Nome}</bdi>
      </span>
      <span className="wabu-flex wabu-gap-3 wabu-muted wabu-small wabu-nowrap">
        <span>{type}</span>
        <bdi className={styles.taxId}>{supplier.PIVA}</bdi>
        {sortedBy && <bdi className={styles.sortedBy}>{sortedBy}</bdi>}
        {hasDraft && <DraftMark />}
      </span>
    </span>
  );
});
