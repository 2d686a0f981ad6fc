import { FEW_RECOVERY_CODES, type SecondStep } from '@wabu/shared/entities/account/second-factor';
import { useEffect, useRef, useState } from 'react';
import { useRetryAfterMessage } from '../session/retry-after-words.ts';
import { type StepResult, signInByPasskey } from '../session/second-step/answer-step.ts';
import { SecondStepForm, type StepStyles } from '../session/second-step/second-step-form.tsx';
import { useStepWords } from '../session/second-step/words/step-words.ts';

export { provideStepWords } from '../session/second-step/words/step-words.ts';

interface SecondStepPageProps {
  styles: StepStyles;
  /** What the password was answered with; `passkey` without a password. */
  step: SecondStep | 'passkey';
  onSignedIn: () => void;
  /** Shows the form with the password. */
  onEnd: () => void;
}

/** The part of the login behind the password, or in its place. */
export function SecondStepPage({ styles, step, onSignedIn, onEnd }: SecondStepPageProps) {
  const t = useStepWords();
  const [left, setLeft] = useState<number>();
  const title = t(step === 'passkey' ? 'passkeyTitle' : 'title');

  function signedIn(recoveryCodesLeft = Number.POSITIVE_INFINITY) {
    if (recoveryCodesLeft <= FEW_RECOVERY_CODES) setLeft(recoveryCodesLeft);
    else onSignedIn();
  }
  return (
    <section className={styles.page}>
      <title>{`${title} · Wabu`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      {left !== undefined ? (
        <FewCodes styles={styles} left={left} onContinue={onSignedIn} />
      ) : (
        <div className={styles.steps}>
          {step === 'passkey' ? (
            <PasskeyAlone styles={styles} onSignedIn={signedIn} />
          ) : (
            <SecondStepForm styles={styles} step={step} onSignedIn={signedIn} />
          )}
          <button type="button" className={styles.other} onClick={onEnd}>
            {t('restart')}
          </button>
        </div>
      )}
    </section>
  );
}

interface FewCodesProps {
  styles: StepStyles;
  left: number;
  onContinue: () => void;
}

/** Recovery codes run out: the session is open, and the warning is read before the page changes. */
function FewCodes({ styles, left, onContinue }: FewCodesProps) {
  const t = useStepWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p role="alert" className={styles.wait}>
        {t('codesLeft', { left })}
      </p>
      <button ref={button} type="button" className={styles.submit} onClick={onContinue}>
        {t('continue')}
      </button>
    </div>
  );
}

/** The browser asks for a passkey at once; a failed attempt can be repeated. */
function PasskeyAlone({ styles, onSignedIn }: { styles: StepStyles; onSignedIn: () => void }) {
  const t = useStepWords();
  const retryAfterMessage = useRetryAfterMessage();
  const [result, setResult] = useState<StepResult | null>(null);
  const [isBusy, setBusy] = useState(true);
  const started = useRef(false);

  async function ask() {
    setBusy(true);
    setResult(null);
    const next = await signInByPasskey();
    if (next.kind === 'signed-in') return onSignedIn();
    setBusy(false);
    setResult(next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the press that led here
  useEffect(() => {
    if (!started.current) void ask();
    started.current = true;
  }, []);
  return (
    <div className={styles.form}>
      <p>{t('passkeyText')}</p>
      <div role="alert">
        {result && result.kind !== 'signed-in' && (
          <p className={styles.wait}>
            {result.kind === 'wait'
              ? retryAfterMessage(result.seconds)
              : t(result.kind === 'wrong' ? 'wrongPasskey' : result.kind)}
          </p>
        )}
      </div>
      {!isBusy && (
        <button type="button" className={styles.submit} onClick={() => void ask()}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
