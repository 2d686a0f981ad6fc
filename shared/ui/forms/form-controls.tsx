import type { ComponentProps } from 'react';
import styles from './form-controls.module.css';
import { useControlProps } from './form-field.tsx';

const classOf = (...names: (string | undefined)[]) =>
  [styles.control, ...names].filter(Boolean).join(' ');

/** A text input; inside a `FormField` it takes id, description and validity from it. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useControlProps()} {...props} className={classOf(className)} />;
}

/** A multi-line text field. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useControlProps()} {...props} className={classOf(styles.textarea, className)} />
  );
}

/** A native select. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...useControlProps()} {...props} className={classOf(styles.select, className)} />;
}
