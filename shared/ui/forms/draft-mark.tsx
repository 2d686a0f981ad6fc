import { useUiWords } from '../words/ui-words.ts';
import styles from './draft-mark.module.css';

/** Says in a list that a record has a draft in this browser. */
export function DraftMark() {
  const t = useUiWords();
  return <span className={styles.mark}>{t('draft.mark')}</span>;
}
