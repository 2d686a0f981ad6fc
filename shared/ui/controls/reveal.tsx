import type { ReactNode } from 'react';
import styles from './reveal.module.css';

interface RevealProps {
  /** The name of the button: `Mostra la password`. */
  label: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** The field of a password; it is a field of text while the password is shown. */
  children: ReactNode;
}

/** The button in a password's field that shows what is typed. */
export function Reveal({ label, isShown, onShow, children }: RevealProps) {
  return (
    <span className={styles.place}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-pressed={isShown}
        aria-label={label}
        onClick={() => onShow(!isShown)}
      />
    </span>
  );
}
