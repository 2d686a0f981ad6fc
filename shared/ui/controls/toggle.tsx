import type { ComponentProps, ReactNode } from 'react';
import styles from './toggle.module.css';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** A switch that applies at once. */
export function Toggle({ label, className, ...props }: ToggleProps) {
  return (
    <label className={`${styles.toggle} ${className ?? ''}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...props} type="checkbox" role="switch" className={styles.switch} />
      <span>{label}</span>
    </label>
  );
}
