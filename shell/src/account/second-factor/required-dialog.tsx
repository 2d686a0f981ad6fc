import { session } from '@wabu/shared/session';
import { Button, Dialog } from '@wabu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { logOut } from '../../session/log-out.ts';
import styles from './second-factor.module.css';
import { OwnFactorList } from './security-section.tsx';
import { useFactorWords } from './words/it.ts';

/** Over the page of a user whose role requires a second factor; the page goes on once there is one. */
export function RequiredDialog({ onAnswer }: { onAnswer: (isDone: boolean) => void }) {
  const t = useFactorWords();
  const text = useRef<HTMLParagraphElement>(null);
  const decline = useEffectEvent(() => onAnswer(false));
  useEffect(() => session.subscribe(({ status }) => status !== 'signed-in' && decline()), []);
  return (
    <Dialog
      title={t('required.title')}
      persistent
      // Not the button that signs out: the others arrive later.
      initialFocus={text}
      onClose={() => onAnswer(false)}
      footer={<Button onClick={() => void logOut()}>{t('required.leave')}</Button>}
    >
      <div className="wabu-stack wabu-gap-4">
        <p ref={text} tabIndex={-1} className={styles.start}>
          {t('required.text')}
        </p>
        <OwnFactorList onAdded={() => onAnswer(true)} />
      </div>
    </Dialog>
  );
}
