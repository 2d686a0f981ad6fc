import { useStaffLocale } from '../../../i18n/index.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import type { ProgressDialogProps } from '../progress-dialog.tsx';
import styles from './run-dialog.module.css';
import { useStepWords } from './words/it.ts';

export function RunDialog(props: ProgressDialogProps) {
  const { title, run, text, explain, children, onStop, onResume, onClose } = props;
  const t = useStepWords();
  const locale = useStaffLocale();
  const { done, total, state, error } = run;
  const number = (value: number) => value.toLocaleString(locale);
  const progress = text?.(run) ?? t('progress', { done: number(done), total: number(total) });
  const isStopped = state === 'stopped';
  return (
    <Dialog
      persistent={!isStopped}
      width={500}
      title={title}
      onClose={onClose}
      footer={
        isStopped ? (
          <>
            <Button onClick={onClose}>{t('close')}</Button>
            <Button look="solid" onClick={onResume}>
              {t(error === undefined ? 'goOn' : 'retry')}
            </Button>
          </>
        ) : (
          <Button busy={state === 'stopping'} onClick={onStop}>
            {t(state === 'stopping' ? 'stopping' : 'stop')}
          </Button>
        )
      }
    >
      <div className="wabu-stack wabu-gap-3">
        <progress className={styles.bar} aria-label={title} max={total} value={done} />
        <p className="wabu-muted wabu-figures" role="status">
          {progress}
        </p>
        {isStopped && (
          <p role="alert" className={styles.stopped} data-failed={error !== undefined || undefined}>
            {error === undefined ? t('stopped') : (explain?.(error) ?? t('unreachable'))}
          </p>
        )}
        {children}
      </div>
    </Dialog>
  );
}
