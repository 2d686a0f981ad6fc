import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { Reveal } from '@wabu/shared/ui/reveal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRetryAfterMessage } from '../../session/retry-after-words.ts';
import { useLayoutWords } from '../../words/layout/layout-words.ts';
import { type Rejection, setPassword } from './set-password.ts';
import { useLinkWords } from './words/link-words.ts';

export { provideLinkWords } from './words/link-words.ts';

/** Those of `userLimits`, as a test says: its module in two chunks would make the ordinary login larger. */
const passwordLength = { shortest: 8, longest: 128 };

/** The classes of the login page; shared as a module, they would make its chunk larger. */
type LinkStyles = Readonly<Record<string, string>>;

interface LinkFormProps {
  styles: LinkStyles;
  token: string;
  onSignedIn: () => void;
  /** The password is set, and the second factor is asked for. */
  onStep: (step: SecondStep) => void;
  /** Shows the ordinary login. */
  onEnd: () => void;
}

/** The form behind a one-time link: the new password opens the session. */
export function LinkForm({ styles, token, onSignedIn, onStep, onEnd }: LinkFormProps) {
  const t = useLinkWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Rejection | null>(null);
  useEffect(() => heading.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    if (isBusy || !fields.reportValidity()) return;
    setBusy(true);
    // An empty alert in between: the same text twice would be announced once.
    setResult(null);
    const next = await setPassword(token, String(new FormData(fields).get('password')));
    if (next.kind === 'step') return onStep(next.step);
    if (next.kind === 'signedIn') return onSignedIn();
    setBusy(false);
    setResult(next);
  }

  const isOver = result?.kind === 'gone';
  return (
    <section className={styles.page}>
      <title>{`${t('title')} · Wabu`}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      {!isOver && (
        <p id="link-intro" className={styles.intro}>
          {t('intro')} {t('hint', passwordLength)}
        </p>
      )}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {!isOver && (
          <>
            <NewPassword styles={styles} />
            <button
              type="submit"
              className={styles.submit}
              aria-disabled={isBusy}
              aria-busy={isBusy}
            >
              {t('submit')}
            </button>
          </>
        )}
        <RejectionMessage styles={styles} rejection={result} />
        {isOver && (
          <button type="button" className={styles.submit} onClick={onEnd}>
            {t('toLogin')}
          </button>
        )}
      </form>
    </section>
  );
}

function NewPassword({ styles }: { styles: LinkStyles }) {
  const t = useLinkWords();
  const login = useLayoutWords();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor="link-password">{t('password')}</label>
      <Reveal label={login('login.show')} isShown={isShown} onShow={setShown}>
        <input
          id="link-password"
          name="password"
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="link-intro"
          minLength={passwordLength.shortest}
          maxLength={passwordLength.longest}
          required
        />
      </Reveal>
    </div>
  );
}

interface RejectionMessageProps {
  styles: LinkStyles;
  rejection: Rejection | null;
}

function RejectionMessage({ styles, rejection }: RejectionMessageProps) {
  const t = useLinkWords();
  const retryAfterMessage = useRetryAfterMessage();
  return (
    <div role="alert">
      {rejection !== null && (
        <p className={styles.wait}>
          {rejection.kind === 'wait' ? retryAfterMessage(rejection.seconds) : t(rejection.kind)}
        </p>
      )}
    </div>
  );
}
