import type { NewSignIn } from '@wabu/shared/entities/account/account';
import { Button, showToast, useTimeFormat } from '@wabu/shared/ui';
import { useId, useState } from 'react';
import { reasonOf } from '../session/api-client.ts';
import styles from './parts/account.module.css';
import { acknowledgeSignIns } from './parts/account-client.ts';
import { useClientName } from './sessions/use-client-name.ts';
import { useAccountWords } from './words/account-words.ts';

interface NewSignInsProps {
  signIns: NewSignIn[];
  onKnown: () => void;
  onUnknown: () => void;
}

/** «Nuovo accesso»: the browsers that were never used before, until the user says whose they are. */
export function NewSignIns({ signIns, onKnown, onUnknown }: NewSignInsProps) {
  const t = useAccountWords();
  const format = useTimeFormat();
  const nameOf = useClientName();
  const title = useId();
  const [isBusy, setBusy] = useState(false);
  const [last] = signIns;

  const acknowledge = async () => {
    setBusy(true);
    try {
      await acknowledgeSignIns(last?.at ?? 0);
      onKnown();
    } catch (error) {
      showToast({ kind: 'error', text: reasonOf(error, t('offline')) });
    }
    setBusy(false);
  };

  return (
    <div role="status">
      {last && (
        <section className={styles.news} aria-labelledby={title}>
          <h2 id={title} className={styles.heading}>
            {t('news.title')}
          </h2>
          <p>{t('news.text')}</p>
          <ul className={styles.newsList}>
            {signIns.map((one) => (
              <li key={`${one.browser} ${one.system}`}>
                <strong>{nameOf(one)}</strong> · {one.network} · {format(one.at)}
              </li>
            ))}
          </ul>
          <div className={styles.tools}>
            <Button busy={isBusy} onClick={() => void acknowledge()}>
              {t('news.known')}
            </Button>
            <Button look="danger" onClick={onUnknown}>
              {t('news.unknown')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
