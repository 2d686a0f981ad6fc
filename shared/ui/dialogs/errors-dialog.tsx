import { useCallback, useRef } from 'react';
import { localMessage } from '../../i18n/index.ts';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/it.ts';
import { Dialog } from './dialog.tsx';
import styles from './errors-dialog.module.css';
import { useOverlay } from './overlays.tsx';

export interface FieldError {
  id?: string;
  label?: string;
  message: string;
}

function ErrorsDialog({ errors, onClose }: { errors: readonly FieldError[]; onClose: () => void }) {
  const t = useUiWords();
  const ok = useRef<HTMLButtonElement>(null);
  const chosen = useRef<string | undefined>(undefined);
  const firstField = errors.find((error) => error.id)?.id;

  const goTo = (id: string | undefined) => {
    chosen.current = id;
    onClose();
  };

  return (
    <Dialog
      role="alertdialog"
      width={500}
      title={t('errors')}
      initialFocus={ok}
      finalFocus={() => document.getElementById(chosen.current ?? firstField ?? '')}
      onClose={onClose}
      footer={
        <Button ref={ok} look="solid" onClick={() => goTo(firstField)}>
          {t('ok')}
        </Button>
      }
    >
      <ul className={styles.errors}>
        {errors.map(localError).map(({ id, label, message }) => (
          <li key={`${id}${message}`}>
            {id ? (
              <button type="button" className={styles.link} onClick={() => goTo(id)}>
                {!label || message.startsWith(`${label}: `) ? message : `${label}: ${message}`}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const localError = (error: FieldError) => ({ ...error, message: localMessage(error.message) });

/** `await showErrors(errors)`: resolves when the dialog closes; an invalid field gets the focus. */
export function useErrorsDialog(): (errors: readonly FieldError[]) => Promise<void> {
  const open = useOverlay();
  return useCallback(
    async (errors) => {
      await open<void>((answer) => <ErrorsDialog errors={errors} onClose={() => answer()} />);
    },
    [open],
  );
}
