import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A suggestion inside a form; a screen reader announces it when it appears (`role="status"`). */
export function Callout({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.callout} role="status">
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
