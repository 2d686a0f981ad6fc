import { useEffect, useState } from 'react';
import { useRetryAfterMessage } from '../session/retry-after-words.ts';
import type { SignInAnswer } from '../session/sign-in.ts';
import styles from './login-page.module.css';

/** How long an answer can be seen. */
const VISIBLE = 2_000;

/** An answer that is seen for two seconds and stays readable for who listens. */
export function useBriefMessage() {
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setVisible(false), VISIBLE);
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

/** What came of the attempt: seen briefly, then kept for assistive technology alone. */
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
      {/* The right password would be refused too: who is made to wait has to know. */}
      {answer?.retryAfter && (
        <p role="alert" className={styles.wait}>
          {retryAfterMessage(answer.retryAfter)}
        </p>
      )}
    </>
  );
}
