import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first focusable element of every page. It moves the focus to `#content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.link} href="#content">
      {children}
    </a>
  );
}
