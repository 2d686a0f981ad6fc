import { useUiWords } from '../words/it.ts';
import styles from './save-status.module.css';

interface SaveStatusProps {
  isSaving: boolean;
  /** Offline: the save is sent when the network returns. */
  isWaiting: boolean;
}

/** The state of a save, sticky above the form. */
export function SaveStatus({ isSaving, isWaiting }: SaveStatusProps) {
  const t = useUiWords();
  return (
    <p role="status" className={styles.status} data-waiting={isWaiting || undefined}>
      {isWaiting ? t('save.offline') : isSaving && t('save.saving')}
    </p>
  );
}
