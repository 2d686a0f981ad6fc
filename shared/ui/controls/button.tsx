import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'solid' | 'outline' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  round?: boolean;
  /** The action is running: the button shows a spinner, keeps its focus and ignores clicks. */
  busy?: boolean;
}

/** A button: `look` sets its prominence, `busy` shows that its action is running. */
export function Button(props: ButtonProps) {
  const { look = 'outline', size, round, busy = false, className, children, ...rest } = props;
  const sizes = classNames(size === 'sm' && styles.sm, round && styles.round);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[look], sizes, className)}
      aria-disabled={busy || props['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A loading indicator, hidden from assistive technology: a text or `aria-busy` announces the state. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
