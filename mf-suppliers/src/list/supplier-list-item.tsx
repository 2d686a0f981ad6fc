import type { Supplier } from '@wabu/shared/entities/supplier';
import { DraftMark } from '@wabu/shared/ui';
import { memo } from 'react';
import styles from './supplier-list-item.module.css';

interface SupplierListItemProps {
  supplier: Supplier;
  /** Its type in the language in use. */
  type: string;
  hasDraft: boolean;
}

/** One supplier in the list: name, type, tax id, and whether a draft waits. */
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
