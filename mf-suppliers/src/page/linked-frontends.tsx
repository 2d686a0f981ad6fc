import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
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
            <Link to={`${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend: name })}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
