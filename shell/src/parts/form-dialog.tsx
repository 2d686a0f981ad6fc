import { Button, Dialog } from '@wabu/shared/ui';
import { type ComponentProps, useId } from 'react';
import { useShellWords } from '../words/it.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'footer'> {
  submitLabel: string;
  look?: 'solid' | 'danger';
  isBusy: boolean;
  onSubmit: () => void;
}

/** A dialog with one form, whose buttons stand in the footer. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, look = 'solid', isBusy, onSubmit, children, ...dialog } = props;
  const t = useShellWords();
  const form = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('close')}</Button>
          <Button look={look} type="submit" form={form} busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
