import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './releases.module.css';

interface ReleaseEvent {
  at: number;
  actor: string;
  id: string;
  action:
    | 'publish'
    | 'promote'
    | 'rollback'
    | 'canary'
    | 'end-canary'
    | 'stop-canary'
    | 'block'
    | 'unblock';
  from: string | null;
  to: string | null;
  note: string;
}

/** Who did what, when, from which version to which; the newest first. */
export function ReleaseHistory({ history }: { history: ReleaseEvent[] }) {
  const t = useDevtoolsWords();
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
                {new Date(event.at).toLocaleString('it-IT')}
              </time>{' '}
              <b>{event.id}</b> <code>{event.to}</code> {t(`releases.actions.${event.action}`)}
              {event.from !== null && event.from !== event.to && (
                <> ({t('releases.insteadOf', { version: event.from })})</>
              )}{' '}
              <span className={styles.quiet}>
                {event.actor} {event.note}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
