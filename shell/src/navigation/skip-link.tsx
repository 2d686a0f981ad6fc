import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first thing a keyboard meets on every page: it leads past menu and header to `#content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.link} href="#content">
      {children}
    </a>
  );
}
