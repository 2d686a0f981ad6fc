import styles from './spinner.module.css';

/** A loading indicator, hidden from assistive technology: a text or `aria-busy` announces the state. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
