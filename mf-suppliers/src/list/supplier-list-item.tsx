import type { Supplier } from '@wabu/shared/entities/supplier';
import { DraftMark } from '@wabu/shared/ui';
import { memo } from 'react';
import styles from './supplier-list-item.module.css';

interface SupplierListItemProps {
  supplier: Supplier;
  /** The supplier's type, translated. */
  type: string;
  hasDraft: boolean;
}

/** A row of the list: name, type, tax id, and a mark for a local draft. */
export const SupplierListItem = memo(function SupplierListItem(props: SupplierListItemProps) {
  const { supplier, type, hasDraft } = props;
  return (
    <span className={styles.item}>
      <span className={styles.name}>
        <bdi>{supplier.Nome}</bdi>
      </span>
      <span className={styles.facts}>
        <span>{type}</span>
        <bdi className={styles.taxId}>{supplier.PIVA}</bdi>
        {hasDraft && <DraftMark />}
      </span>
    </span>
  );
});
