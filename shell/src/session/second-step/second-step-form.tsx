import type { SecondFactorMethod, SecondStep } from '@wabu/shared/entities/account/second-factor';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRetryAfterMessage } from '../retry-after-words.ts';
import { answerByCode, answerByPasskey, type StepResult } from './answer-step.ts';
import { useStepWords } from './words/step-words.ts';

export { provideStepWords } from './words/step-words.ts';

const labels = {
  passkey: 'usePasskey',
  code: 'useCode',
  'recovery-code': 'useRecovery',
} as const;
const wrong = {
  passkey: 'wrongPasskey',
  code: 'wrongCode',
  'recovery-code': 'wrongRecovery',
} as const;

/** Class names of `login-page.module.css`, or of a dialog. A stylesheet of its own would cost the home its hash. */
export type StepStyles = Readonly<Record<string, string>>;

interface SecondStepFormProps {
  styles: StepStyles;
  step: SecondStep;
  /** Called when the session is open. */
  onSignedIn: (recoveryCodesLeft?: number) => void;
}

/** Asks for one of the user's factors; the others are a press away. */
export function SecondStepForm({ styles, step, onSignedIn }: SecondStepFormProps) {
  const t = useStepWords();
  const retryAfterMessage = useRetryAfterMessage();
  const [method, setMethod] = useState<SecondFactorMethod>(step.methods[0] ?? 'code');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<StepResult | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (method === 'passkey' ? button : field).current?.focus(), [method]);
  const isOver = result?.kind === 'expired';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (isBusy || (method !== 'passkey' && typed === '')) return field.current?.focus();
    setBusy(true);
    // An empty alert in between: the same text twice would be announced once.
    setResult(null);
    const next = await (method === 'passkey'
      ? answerByPasskey(step)
      : answerByCode(step, method, typed));
    if (next.kind === 'signed-in') return onSignedIn(next.recoveryCodesLeft);
    setBusy(false);
    setResult(next);
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {!isOver && (
        <>
          <Factor styles={styles} method={method} field={field} />
          <button
            ref={button}
            type="submit"
            className={styles.submit}
            aria-disabled={isBusy}
            aria-busy={isBusy}
          >
            {t(method === 'passkey' ? 'usePasskey' : 'continue')}
          </button>
        </>
      )}
      <div role="alert">
        {result && result.kind !== 'signed-in' && (
          <p className={styles.wait}>
            {result.kind === 'wait'
              ? retryAfterMessage(result.seconds)
              : t(result.kind === 'wrong' ? wrong[method] : result.kind)}
          </p>
        )}
      </div>
      {!isOver && (
        <>
          {step.methods
            .filter((other) => other !== method)
            .map((other) => (
              <button
                key={other}
                type="button"
                className={styles.other}
                onClick={() => {
                  setResult(null);
                  setMethod(other);
                }}
              >
                {t(labels[other])}
              </button>
            ))}
          <p className={styles.hint}>{t('lost')}</p>
        </>
      )}
    </form>
  );
}

interface FactorProps {
  styles: StepStyles;
  method: SecondFactorMethod;
  field: React.RefObject<HTMLInputElement | null>;
}

function Factor({ styles, method, field }: FactorProps) {
  const t = useStepWords();
  if (method === 'passkey') return <p>{t('passkeyText')}</p>;
  const isCode = method === 'code';
  return (
    <div className={styles.field}>
      <label htmlFor="second-step-code">{t(isCode ? 'code' : 'recovery')}</label>
      <input
        // A new field, so that what was typed for the other factor is gone.
        key={method}
        ref={field}
        id="second-step-code"
        name="code"
        className={styles.input}
        aria-describedby="second-step-hint"
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <p id="second-step-hint" className={styles.hint}>
        {t(isCode ? 'codeHint' : 'recoveryHint')}
      </p>
    </div>
  );
}
