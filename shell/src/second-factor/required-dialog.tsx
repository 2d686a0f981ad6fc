import { session } from '@wabu/shared/session';
import { Button, Dialog } from '@wabu/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { logOut } from '../session/log-out.ts';
import styles from './second-factor.module.css';
import { OwnFactorList } from './security-section.tsx';
import { useFactorWords } from './words/factor-words.ts';

export { provideFactorWords } from './words/factor-words.ts';

/** Over the page of a user whose role requires a second factor; the page goes on once there is one. */
export function RequiredDialog({ onAnswer }: { onAnswer: (isDone: boolean) => void }) {
  const t = useFactorWords();
  const decline = useEffectEvent(() => onAnswer(false));
  useEffect(() => session.subscribe(({ status }) => status !== 'signed-in' && decline()), []);
  return (
    <Dialog
      title={t('required.title')}
      persistent
      onClose={() => onAnswer(false)}
      footer={<Button onClick={() => void logOut()}>{t('required.leave')}</Button>}
    >
      <div className={styles.form}>
        <p>{t('required.text')}</p>
        <OwnFactorList onAdded={() => onAnswer(true)} />
      </div>
    </Dialog>
  );
}
