import { Button } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  label: string;
  icon: ReactNode;
  /** `aria-disabled` instead of `disabled`, so that the button keeps the focus at the ends of a list. */
  isOff?: boolean;
  onPress: () => void;
}

export function IconButton({ label, icon, isOff = false, onPress }: IconButtonProps) {
  return (
    <Button
      round
      look="quiet"
      size="sm"
      className={isOff ? styles.off : undefined}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {icon}
    </Button>
  );
}
