import type { ReactNode } from 'react';
import styles from './callout.module.css';

interface CalloutProps {
  text: string;
  /** The buttons that act on it. */
  children: ReactNode;
}

/** An offer inside of a form, which a screen reader is told of when it appears. */
export function Callout({ text, children }: CalloutProps) {
  return (
    <div className={styles.callout} role="status">
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
