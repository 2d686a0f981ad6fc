import type { ReactNode } from 'react';
import styles from './modules-card.module.css';

/** A horizontally scrollable box for wide tables, focusable so that the keyboard scrolls it. */
export function ScrollBox({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className={styles.frame} tabIndex={0}>
      {children}
    </div>
  );
}
