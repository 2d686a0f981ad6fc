import type { ReactNode } from 'react';
import styles from './dialog-totals.module.css';

export function DialogTotals({ children }: { children: ReactNode }) {
  return (
    <p className={styles.totals} role="status">
      {children}
    </p>
  );
}
