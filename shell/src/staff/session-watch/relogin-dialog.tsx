import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { session, useSession } from '@wabu/shared/session';
import { Button, Dialog, FormField, Input, lazyPart } from '@wabu/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { logOut } from '../../session/log-out.ts';
import { useRetryAfterMessage } from '../../session/retry-after-words.ts';
import { signIn } from '../../session/sign-in.ts';
import { useShellWords } from '../../words/it.ts';
import styles from './relogin-dialog.module.css';

const SecondStepForm = lazyPart(async () => {
  const { SecondStepForm, provideStepWords } = await import(
    /* webpackChunkName: "step" */ '../../session/second-step/second-step-form.tsx'
  );
  await provideStepWords();
  return SecondStepForm;
});

/** The login dialog over a staff page, for the same user. It closes when another tab signs in or out. */
export function ReloginDialog({ onAnswer }: { onAnswer: (renewed: boolean) => void }) {
  const t = useShellWords();
  const { user, status } = useSession();
  const [isEarly] = useState(status === 'signed-in');
  const { submit, isBusy, error, password, step, restart } = useRelogin(onAnswer);
  const form = useId();
  useCloseOnSessionChange(onAnswer);
  return (
    <Dialog
      width={400}
      persistent={!isEarly}
      title={t(isEarly ? 'session.renewTitle' : 'session.expired')}
      initialFocus={password}
      onClose={() => onAnswer(false)}
      footer={
        <>
          {isEarly ? (
            <Button onClick={() => onAnswer(false)}>{t('close')}</Button>
          ) : (
            <Button onClick={() => void logOut()}>{t('session.leave')}</Button>
          )}
          {step ? (
            <Button onClick={restart}>{t('session.restart')}</Button>
          ) : (
            <Button look="solid" type="submit" form={form} busy={isBusy}>
              {t('session.signIn')}
            </Button>
          )}
        </>
      }
    >
      {step ? (
        <SecondStepForm styles={styles} step={step} onSignedIn={() => onAnswer(true)} />
      ) : (
        <form id={form} className={styles.form} onSubmit={submit}>
          <p>{t('session.again')}</p>
          <FormField label={t('session.username')}>
            <Input name="username" autoComplete="username" readOnly value={user?.username ?? ''} />
          </FormField>
          <FormField label={t('session.password')} error={error}>
            <Input
              ref={password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </FormField>
        </form>
      )}
    </Dialog>
  );
}

function useRelogin(onAnswer: (renewed: boolean) => void) {
  const retryAfterMessage = useRetryAfterMessage();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [step, setStep] = useState<SecondStep>();
  const password = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !password.current) return;
    setBusy(true);
    setError(undefined);
    const {
      ok,
      message,
      step: next,
      retryAfter: seconds,
    } = await signIn(session.user()?.username ?? '', password.current.value);
    setBusy(false);
    if (ok) return onAnswer(true);
    password.current.value = '';
    if (next) return setStep(next);
    // During the lockout the right password fails too.
    setError(seconds ? retryAfterMessage(seconds) : message);
    password.current.focus();
  }
  return { submit, isBusy, error, password, step, restart: () => setStep(undefined) };
}

function useCloseOnSessionChange(onAnswer: (renewed: boolean) => void) {
  const answer = useRef(onAnswer);
  useEffect(
    () =>
      session.subscribe(({ status, token }, before) => {
        if (status === 'signed-out') answer.current(false);
        else if (token !== before.token) answer.current(true);
      }),
    [],
  );
}
