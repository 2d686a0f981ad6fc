import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { megabytesText } from '@wabu/shared/entities/measures/megabytes';
import type { UploadUsage } from '@wabu/shared/entities/measures/upload-usage';
import type { ListedUser } from '@wabu/shared/entities/user';
import { useStaffLocale } from '@wabu/shared/i18n';
import { useId } from 'react';
import { r2 } from '../api/users-client.ts';
import { useKingWords } from '../words/king-it.ts';
import styles from './usage-panel.module.css';

/** «Spazio per i file»: what the uploads of all users and of each take, and what is free on the disk. */
export function UsagePanel({ users }: { users: readonly ListedUser[] }) {
  const t = useKingWords();
  const locale = useStaffLocale();
  const title = useId();
  const { data, isError } = useQuery({
    queryKey: ['upload-usage'],
    queryFn: ({ signal }) => answer<UploadUsage>(r2.usage.$get(undefined, { init: { signal } })),
    // Somebody may have uploaded files a moment ago.
    staleTime: 0,
    networkMode: 'always',
  });
  const size = (bytes: number) => megabytesText(bytes, locale);
  const names = new Set(users.map(({ clear_name }) => clear_name));
  const all = data?.all;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className="wabu-lg">
        {t('usage.title')}
      </h2>
      {isError && !all && <p role="alert">{t('usage.failed')}</p>}
      {data && all && (
        <>
          <Share
            name={t('usage.all')}
            used={all.used}
            limit={all.limit}
            text={t('usage.of', { used: size(all.used), limit: size(all.limit) })}
          />
          <p className="wabu-muted wabu-small">
            {t('usage.each', { limit: size(data.own.limit) })}
            {all.disk && ` ${t('usage.disk', { free: size(all.disk.free) })}`}
            {all.disk &&
              all.disk.reserve > 0 &&
              ` ${t('usage.reserve', { reserve: size(all.disk.reserve) })}`}
          </p>
          {all.users.length > 0 && (
            <ul className={styles.users} aria-label={t('usage.users')}>
              {all.users.map(({ name, used }) => (
                <li key={name}>
                  <Share
                    name={name}
                    note={names.has(name) ? undefined : t('usage.former')}
                    used={used}
                    limit={data.own.limit}
                    text={size(used)}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

interface ShareProps {
  name: string;
  note?: string | undefined;
  used: number;
  limit: number;
  /** The same in words. */
  text: string;
}

/** The share from which it shows as a warning; the server warns its operator then. */
const NEARLY_FULL = 0.9;

function Share({ name, note, used, limit, text }: ShareProps) {
  return (
    <div className={styles.share} data-full={used > limit * NEARLY_FULL}>
      <span className="wabu-break">
        <bdi>{name}</bdi> {note && <span className="wabu-muted wabu-small">{note}</span>}
      </span>
      <span className={styles.size}>{text}</span>
      <meter className={styles.bar} aria-label={name} max={limit} value={Math.min(used, limit)} />
    </div>
  );
}
