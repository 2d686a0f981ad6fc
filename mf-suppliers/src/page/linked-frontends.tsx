import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { AddressText } from '@wabu/shared/ui';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './linked-frontends.module.css';

/** Links to the frontends that prevent a deletion. */
export function LinkedFrontends({ names }: { names: readonly string[] }) {
  const t = useSupplierWords();
  return (
    <>
      <p>{t('delete.usedBy')}</p>
      <ul className={styles.linked}>
        {names.map((name) => (
          <li key={name}>
            <Link
              aria-label={name}
              to={`${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend: name })}`}
            >
              <bdi>
                <AddressText address={name} />
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
