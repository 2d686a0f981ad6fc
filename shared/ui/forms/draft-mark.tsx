import { useUiWords } from '../words/ui-words.ts';
import styles from './draft-mark.module.css';

/** Marks a list row whose record has a draft in this browser. */
export function DraftMark() {
  const t = useUiWords();
  return <span className={styles.mark}>{t('draft.mark')}</span>;
}
