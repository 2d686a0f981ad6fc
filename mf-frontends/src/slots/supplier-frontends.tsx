import { useQuery } from '@tanstack/react-query';
import type { SlotProps } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { supplierFrontendsQuery } from '../api/frontend-calls.ts';
import { frontendPath } from '../model/frontend-path.ts';
import styles from './supplier-frontends.module.css';
import { useSlotWords } from './words/it.ts';

export function SupplierFrontends({ supplier }: SlotProps['supplier.detail']) {
  const t = useSlotWords();
  const { data: own, isError } = useQuery(supplierFrontendsQuery(supplier.Nome));
  return (
    <section className={styles.block} aria-label={t('ofSupplier')}>
      <h3 className="wabu-muted wabu-small wabu-medium">{t('ofSupplier')}</h3>
      {!own?.length ? (
        <p>{own ? t('noneOfSupplier') : isError && t('failed')}</p>
      ) : (
        <ul className="wabu-stack wabu-gap-2">
          {own.map((URL) => (
            <li key={URL}>
              <Link to={frontendPath(URL)}>
                <bdi dir="ltr">{URL}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
