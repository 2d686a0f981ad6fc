import styles from './close-button.module.css';
import { IconClose } from './icons.ts';

interface CloseButtonProps {
  label: string;
  onPress: () => void;
}

export function CloseButton({ label, onPress }: CloseButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      <IconClose size={16} aria-hidden="true" />
    </button>
  );
}
