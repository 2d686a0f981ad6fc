import { useStaffLocale } from '@wabu/shared/i18n';
import type { ReleaseEvent } from '@wabu/shared/module/releases';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './releases.module.css';

/** The release log, newest first. */
export function ReleaseHistory({ history }: { history: ReleaseEvent[] }) {
  const t = useDevtoolsWords();
  const locale = useStaffLocale();
  return (
    <section>
      <h3>{t('releases.history')}</h3>
      {history.length === 0 ? (
        <p>{t('releases.none')}</p>
      ) : (
        <ol className={styles.history}>
          {history.map((event) => (
            <li key={`${event.at} ${event.id} ${event.action} ${event.to}`}>
              <time dateTime={new Date(event.at).toISOString()}>
                {new Date(event.at).toLocaleString(locale)}
              </time>{' '}
              <b>{event.id}</b> <code>{event.to}</code> {t(`releases.actions.${event.action}`)}
              {event.from !== null && event.from !== event.to && (
                <> ({t('releases.insteadOf', { version: event.from })})</>
              )}{' '}
              <span className="wabu-muted wabu-small">
                {event.actor} {event.note}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
