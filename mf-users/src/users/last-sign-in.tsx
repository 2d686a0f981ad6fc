import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { useTimeFormat } from '@wabu/shared/ui';
import { useUserWords } from '../words/user-words.ts';
import styles from './user-table.module.css';

/** Whether a user can sign in, and the last sign-in. */
export function LastSignIn({ user: { disabled, lastSignInAt, linkUntil } }: { user: ManagedUser }) {
  const t = useUserWords();
  const format = useTimeFormat();
  return (
    <span className={styles.note}>
      {disabled && <strong>{t('manage.disabled')}</strong>}
      {linkUntil !== null && <span>{t('manage.linkUntil', { time: format(linkUntil) })}</span>}
      <span>
        {lastSignInAt === null
          ? t('manage.neverSignedIn')
          : t('manage.lastSignIn', { time: format(lastSignInAt) })}
      </span>
    </span>
  );
}
