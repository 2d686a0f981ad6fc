import type { ReactNode } from 'react';
import styles from './dialog-totals.module.css';

/** What a plan comes to, beside the buttons of its dialog. */
export function DialogTotals({ children }: { children: ReactNode }) {
  return (
    <p className={styles.totals} role="status">
      {children}
    </p>
  );
}
