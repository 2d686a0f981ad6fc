import type { Supplier } from '@wabu/shared/entities/supplier';
import { memo } from 'react';
import styles from './supplier-list-item.module.css';

interface SupplierListItemProps {
  supplier: Supplier;
  /** Its type in the language in use. */
  type: string;
}

/** One supplier in the list: name, type and tax id. */
export const SupplierListItem = memo(function SupplierListItem(props: SupplierListItemProps) {
  const { supplier, type } = props;
  return (
    <span className={styles.item}>
      <span className={styles.name}>
        <bdi>{supplier.Nome}</bdi>
      </span>
      <span className={styles.facts}>
        <span>{type}</span>
        <bdi className={styles.taxId}>{supplier.PIVA}</bdi>
      </span>
    </span>
  );
});
