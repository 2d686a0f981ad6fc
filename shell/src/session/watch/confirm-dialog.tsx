import { session } from '@wabu/shared/session';
import { Button, Dialog, FormField, Input } from '@wabu/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useRetryAfterMessage } from '../retry-after-words.ts';
import { confirmSession } from './confirm-session.ts';
import styles from './relogin-dialog.module.css';
import { useConfirmWords } from './words/confirm-words.ts';

export { provideConfirmWords } from './words/confirm-words.ts';

/** Asks for the password over the page, before an action that the server does only for a confirmed session. */
export function ConfirmDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useConfirmWords();
  const form = useId();
  const { submit, isBusy, error, password } = useConfirmation(onAnswer);
  const decline = useEffectEvent(() => onAnswer(false));
  // Another dialog takes over when the session ends.
  useEffect(() => session.subscribe(({ status }) => status !== 'signed-in' && decline()), []);
  return (
    <Dialog
      width={400}
      title={t('title')}
      initialFocus={password}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('cancel')}</Button>
          <Button look="solid" type="submit" form={form} busy={isBusy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <p>{t('text')}</p>
        {/* Tells a password manager whose password it is. */}
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={session.user()?.username ?? ''}
        />
        <FormField label={t('password')} error={error}>
          <Input ref={password} name="password" type="password" autoComplete="current-password" />
        </FormField>
      </form>
    </Dialog>
  );
}

function useConfirmation(onAnswer: (isConfirmed: boolean) => void) {
  const t = useConfirmWords();
  const retryAfterMessage = useRetryAfterMessage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !password.current) return;
    setBusy(true);
    setError(undefined);
    const outcome = await confirmSession(password.current.value);
    setBusy(false);
    if (outcome === 'confirmed') return onAnswer(true);
    setError(typeof outcome === 'number' ? retryAfterMessage(outcome) : t(outcome));
    password.current.value = '';
    password.current.focus();
  }
  return { submit, isBusy, error, password };
}
