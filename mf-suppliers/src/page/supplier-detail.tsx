import type { Supplier } from '@wabu/shared/entities/supplier';
import {
  isSupplierChoice,
  type SupplierField,
  supplierFieldsOf,
  supplierGroups,
} from '@wabu/shared/entities/suppliers/supplier-fields';
import { formatPhone, labelOf } from '../model/supplier-labels.ts';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-detail.module.css';

/** The read-only detail view of a supplier. */
export function SupplierDetail({ supplier }: { supplier: Supplier }) {
  const t = useSupplierWords();
  return (
    <article className={styles.detail}>
      <h2 className={styles.name}>
        <bdi>{supplier.Nome}</bdi>
      </h2>
      {supplierGroups.map((group) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{t(`group.${group}`)}</h3>
          <dl className={styles.facts}>
            {supplierFieldsOf(group)
              .filter((field) => field !== 'Nome')
              .map((field) => (
                <div key={field} className={styles.fact}>
                  <dt>{labelOf(t, field, supplier.Tipologia)}</dt>
                  <dd>
                    <bdi>{shown(t, supplier, field)}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

function shown(t: SupplierTranslate, supplier: Supplier, field: SupplierField) {
  const value = supplier[field];
  if (value === '') return t('detail.missing');
  if (isSupplierChoice(field)) return t(`choice.${supplier[field]}`);
  switch (field) {
    case 'email':
    case 'PEC':
      return <a href={`mailto:${value}`}>{value}</a>;
    case 'Telefono':
      return <a href={`tel:${value}`}>{formatPhone(value)}</a>;
    default:
      return value;
  }
}
