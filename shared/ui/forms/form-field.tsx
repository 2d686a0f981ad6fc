import { createContext, type ReactNode, use, useId } from 'react';
import styles from './form-field.module.css';

interface ControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const ControlContext = createContext<ControlProps>({});

/** What a control inside a `FormField` takes from it: its id, its descriptions, whether it is wrong. */
export function useControlProps(): ControlProps {
  return use(ControlContext);
}

export interface FormFieldProps {
  label: ReactNode;
  children: ReactNode;
  /** What is expected; stands there always. */
  hint?: ReactNode;
  /** What keeps it from being saved. */
  error?: string;
  /** What looks odd but is accepted. */
  warning?: ReactNode;
  required?: boolean;
  /** Given when something outside must find the control, a link in the errors dialog for one. */
  id?: string;
  className?: string;
}

/** A control with its label, and with everything there is to say about it said to a screen reader too. */
export function FormField(props: FormFieldProps) {
  const { label, children, hint, error, warning, required, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const said = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  const control: ControlProps = {
    id,
    required,
    'aria-describedby': said.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <ControlContext value={control}>{children}</ControlContext>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        {warning && (
          <div id={`${id}-warning`} className={styles.warning}>
            {warning}
          </div>
        )}
      </div>
    </div>
  );
}
