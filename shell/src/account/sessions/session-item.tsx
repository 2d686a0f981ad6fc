import type { OpenSession } from '@wabu/shared/entities/account/account';
import { Button, useTimeFormat } from '@wabu/shared/ui';
import { useAccountWords } from '../words/it.ts';
import styles from './sessions.module.css';
import { useClientName } from './use-client-name.ts';

interface SessionItemProps {
  session: OpenSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** One open session. A session of an older version of the server has no id and ends with the others only. */
export function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const t = useAccountWords();
  const format = useTimeFormat();
  const name = useClientName()(session);
  const { id, network, signedInAt, seenAt, isCurrent } = session;
  const since = format(signedInAt);
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        {name}
        {isCurrent && <span className={styles.current}>{t('sessions.current')}</span>}
      </p>
      <p className={styles.facts}>
        <bdi>{network || t('sessions.unknownNetwork')}</bdi>
        <span>{t('sessions.since', { time: since })}</span>
        {!isCurrent && <span>{t('sessions.seen', { time: format(seenAt) })}</span>}
      </p>
      {!isCurrent && id !== '' && (
        <Button
          className={styles.end}
          busy={isBusy}
          aria-label={t('sessions.endOne', { name, time: since })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
