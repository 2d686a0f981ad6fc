import type { SlotProps } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { useSupplierNamed } from '../api/use-suppliers.ts';
import { supplierPath } from '../model/supplier-path.ts';
import styles from './frontend-supplier.module.css';
import { useSlotWords } from './words/it.ts';

/** The supplier of a frontend, with a link to its record. */
export function FrontendSupplier({ frontend }: SlotProps['frontend.detail']) {
  const t = useSlotWords();
  const supplier = useSupplierNamed(frontend.Fornitore);
  if (!supplier) return supplier === null ? null : <p>{t('loading')}</p>;
  const { Nome, Citta, Provincia } = supplier;
  return (
    <section className={styles.card} aria-label={t('supplier')}>
      <h3 className="wabu-muted wabu-small wabu-medium">{t('supplier')}</h3>
      <Link to={supplierPath(supplier)}>
        <bdi>{Nome}</bdi>
      </Link>
      <p>
        <bdi>
          {Citta} ({Provincia})
        </bdi>
      </p>
    </section>
  );
}
