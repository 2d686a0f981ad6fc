import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { useStaffLocale } from '@wabu/shared/i18n';
import { useTimeFormat } from '@wabu/shared/ui';
import { useUserWords } from '../words/user-words.ts';
import styles from './user-table.module.css';

/** Whether a user can sign in, and the last sign-in; on a phone the day alone, which fits on one line. */
export function LastSignIn({ user: { disabled, lastSignInAt, linkUntil } }: { user: ManagedUser }) {
  const t = useUserWords();
  const format = useTimeFormat();
  const locale = useStaffLocale();
  return (
    <span className={styles.note}>
      {disabled && <strong>{t('manage.disabled')}</strong>}
      {linkUntil !== null && <span>{t('manage.linkUntil', { time: format(linkUntil) })}</span>}
      <span className={styles.whole}>
        {lastSignInAt === null
          ? t('manage.neverSignedIn')
          : t('manage.lastSignIn', { time: format(lastSignInAt) })}
      </span>
      <span className={styles.short} aria-hidden="true">
        {lastSignInAt === null
          ? '—'
          : new Date(lastSignInAt).toLocaleDateString(locale, { dateStyle: 'medium' })}
      </span>
    </span>
  );
}
