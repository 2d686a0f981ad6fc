import { LOGIN_MESSAGE_MS } from '@wabu/shared/entities/passwords/login-messages';
import { useEffect, useState } from 'react';
import { useRetryAfterMessage } from '../session/retry-after-words.ts';
import type { SignInAnswer } from '../session/sign-in.ts';
import styles from './login-page.module.css';

/** Holds the result of an attempt: visible for a short time, then for assistive technology only. */
export function useBriefMessage() {
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setVisible(false), LOGIN_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const show = (next: SignInAnswer | null) => {
    setAnswer(next);
    setVisible(next !== null);
  };
  return { answer, isVisible, show };
}

interface Props {
  answer: SignInAnswer | null;
  isVisible: boolean;
}

/** The result of an attempt, as a live region. */
export function LoginMessage({ answer, isVisible }: Props) {
  const retryAfterMessage = useRetryAfterMessage();
  return (
    <>
      <p
        role="status"
        className={isVisible ? styles.message : styles.spoken}
        data-kind={answer?.ok ? 'success' : 'error'}
      >
        {answer?.message}
      </p>
      {/* During the lockout the right password fails too, so this message stays visible. */}
      {answer?.retryAfter && (
        <p role="alert" className={styles.wait}>
          {retryAfterMessage(answer.retryAfter)}
        </p>
      )}
    </>
  );
}
