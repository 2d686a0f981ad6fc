import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What can be done about it, in a sentence. */
  text?: ReactNode;
  icon?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

/** What stands where there is nothing to show: says so, and what to do. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
