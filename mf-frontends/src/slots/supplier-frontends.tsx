import { ADMIN_PATH, type SlotProps } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { useSummaries } from '../api/use-frontends.ts';
import styles from './supplier-frontends.module.css';
import { useSlotWords } from './words/slot-words.ts';

/** The microsites of a supplier, with links to their records. */
export function SupplierFrontends({ supplier }: SlotProps['supplier.detail']) {
  const t = useSlotWords();
  const { summaries, status } = useSummaries();
  const own = summaries.filter(({ Fornitore }) => Fornitore === supplier.Nome);
  return (
    <section className={styles.block} aria-label={t('ofSupplier')}>
      <h3 className={styles.heading}>{t('ofSupplier')}</h3>
      {own.length === 0 ? (
        <p>{status === 'failed' ? t('failed') : status === 'ready' && t('noneOfSupplier')}</p>
      ) : (
        <ul className={styles.list}>
          {own.map(({ URL }) => (
            <li key={URL}>
              <Link to={`${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend: URL })}`}>
                <bdi dir="ltr">{URL}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
