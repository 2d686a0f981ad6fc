import styles from './close-button.module.css';
import { IconClose } from './icons.ts';

interface CloseButtonProps {
  /** What it takes away, for who does not see the cross. */
  label: string;
  onPress: () => void;
}

/** The small round cross that empties or dismisses what it stands in. */
export function CloseButton({ label, onPress }: CloseButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      <IconClose size={16} aria-hidden="true" />
    </button>
  );
}
