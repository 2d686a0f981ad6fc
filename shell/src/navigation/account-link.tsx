import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import type { ReactNode } from 'react';
import { useShellWords } from '../words/it.ts';
import styles from './account-link.module.css';

/** Leads from the user's name and avatar to the account page. */
export function AccountLink({ children }: { children: ReactNode }) {
  const t = useShellWords();
  const words = t('menu.account');
  return (
    <Link to={`${ADMIN_PATH}/account`} className={styles.link} title={words}>
      <span className={styles.words}>{words}: </span>
      {children}
    </Link>
  );
}
