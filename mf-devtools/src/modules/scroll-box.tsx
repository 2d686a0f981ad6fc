import type { ReactNode } from 'react';
import styles from './modules-card.module.css';

/** A table that is wider than a phone: the box scrolls, also by keyboard, and the page does not. */
export function ScrollBox({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className={styles.frame} tabIndex={0}>
      {children}
    </div>
  );
}
