import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  /** The element: default `span`. */
  as?: 'span' | 'caption' | 'legend';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag {...props} className={styles.hidden} />;
}
