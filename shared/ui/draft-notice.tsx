import { Button } from './button.tsx';
import styles from './draft-notice.module.css';
import { useUiWords } from './words/ui-words.ts';

interface DraftNoticeProps {
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers what was typed and never saved. */
export function DraftNotice({ onRecover, onDiscard }: DraftNoticeProps) {
  const t = useUiWords();
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{t('draft.found')}</p>
      <Button size="sm" look="solid" onClick={onRecover}>
        {t('draft.recover')}
      </Button>
      <Button size="sm" look="quiet" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  );
}
