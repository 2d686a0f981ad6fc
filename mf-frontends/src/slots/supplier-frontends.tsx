import { useQuery } from '@tanstack/react-query';
import { can } from '@wabu/shared/entities/permissions';
import type { SlotProps } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { supplierFrontendsQuery } from '../api/frontend-calls.ts';
import { frontendPath, newFrontendPath } from '../model/frontend-path.ts';
import styles from './supplier-frontends.module.css';
import { useSlotWords } from './words/it.ts';

export function SupplierFrontends({ supplier }: SlotProps['supplier.detail']) {
  const t = useSlotWords();
  const canWrite = can(useSession().user?.role, 'frontends.write');
  const { data: own, isError } = useQuery(supplierFrontendsQuery(supplier.Nome));
  return (
    <section className={styles.block} aria-label={t('ofSupplier')}>
      <h3 className="wabu-muted wabu-small wabu-medium">{t('ofSupplier')}</h3>
      {!own?.length ? (
        <>
          <p>{own ? t('noneOfSupplier') : isError && t('failed')}</p>
          {own && canWrite && <Link to={newFrontendPath(supplier.Nome)}>{t('create')}</Link>}
        </>
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
