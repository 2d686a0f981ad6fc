import { Button, Dialog } from '@wabu/shared/ui';
import styles from './check-step.module.css';
import { useImportWords } from './words/import-words.ts';

interface CheckProgressProps {
  checking: { done: number; total: number };
  onClose: () => void;
}

/** How far the check of the rows is. */
export function CheckProgress({ checking, onClose }: CheckProgressProps) {
  const t = useImportWords();
  return (
    <Dialog
      persistent
      title={t('check.checking')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <progress
        className={styles.progress}
        aria-label={t('check.checking')}
        max={checking.total}
        value={checking.done}
      />
    </Dialog>
  );
}
