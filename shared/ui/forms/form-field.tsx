import { createContext, type ReactNode, use, useId } from 'react';
import { localMessage } from '../../i18n/index.ts';
import styles from './form-field.module.css';

interface ControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const ControlContext = createContext<ControlProps>({});

/** The props of a control inside a `FormField`: id, description and validity. */
export function useControlProps(): ControlProps {
  return use(ControlContext);
}

interface FormFieldProps {
  label: ReactNode;
  children: ReactNode;
  /** Shown while the field has the focus or is wrong, unless a warning says more. */
  hint?: ReactNode;
  note?: ReactNode;
  /** Prevents the save. Messages of the rules appear in the language of the page. */
  error?: string;
  /** Does not prevent the save. */
  warning?: ReactNode;
  required?: boolean;
  /** The control's id, where other components need it: the errors dialog. */
  id?: string;
  className?: string;
}

/** A control with label, hint, note, error and warning, all linked for assistive technology. */
export function FormField(props: FormFieldProps) {
  const { label, children, hint, note, error, warning, required, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const said = [
    hint && `${id}-hint`,
    note && `${id}-note`,
    error && `${id}-error`,
    warning && `${id}-warning`,
  ];
  const control: ControlProps = {
    id,
    required,
    'aria-describedby': said.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={`${styles.field} ${className ?? ''}`} data-wrong={error ? '' : undefined}>
      <label className="wabu-small wabu-medium" htmlFor={id}>
        {label}
        {required && (
          <span className="wabu-danger" aria-hidden="true">
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
      {note && (
        <div id={`${id}-note`} className={styles.note}>
          {note}
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {localMessage(error)}
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
