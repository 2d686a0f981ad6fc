import type { ComponentProps } from 'react';
import { classNames } from '../controls/class-names.ts';
import styles from './form-controls.module.css';
import { useControlProps } from './form-field.tsx';

/** A text input; inside a `FormField` it takes id, description and validity from it. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input {...useControlProps()} {...props} className={classNames(styles.control, className)} />
  );
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useControlProps()}
      {...props}
      className={classNames(styles.control, styles.textarea, className)}
    />
  );
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      {...useControlProps()}
      {...props}
      className={classNames(styles.control, styles.select, className)}
    />
  );
}
