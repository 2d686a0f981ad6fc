import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import { fieldGroups, formatPhone, labelOf } from '../model/supplier-labels.ts';
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
      {Object.entries(fieldGroups).map(([group, fields]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{t(`group.${group as keyof typeof fieldGroups}`)}</h3>
          <dl className={styles.facts}>
            {fields
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
  switch (field) {
    case 'Tipologia':
    case 'Nazione':
    case 'Contratto':
      return t(`choice.${supplier[field]}`);
    case 'email':
    case 'PEC':
      return <a href={`mailto:${value}`}>{value}</a>;
    case 'Telefono':
      return <a href={`tel:${value}`}>{formatPhone(value)}</a>;
    default:
      return value;
  }
}
