import styles from './spinner.module.css';

/** A turning ring. It says nothing by itself: the words beside it, or `aria-busy`, do. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
