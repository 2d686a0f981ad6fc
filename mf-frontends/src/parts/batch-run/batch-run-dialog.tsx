import { ApiProblem } from '@wabu/api/client';
import { Button, Dialog, ProgressDialog } from '@wabu/shared/ui';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './batch-run.module.css';
import type { useBatchRun } from './use-batch-run.ts';

type RunDialog<Item> = NonNullable<ReturnType<typeof useBatchRun<Item>>['dialog']>;
interface BatchRunDialogProps<Item> extends RunDialog<Item> {
  runningTitle: string;
  resultTitle: string;
  isPublic: (item: Item) => boolean;
}

export function BatchRunDialog<Item>(props: BatchRunDialogProps<Item>) {
  const { runningTitle, resultTitle, run, result, doneText, isPublic, onClose } = props;
  const t = useFrontendsWords();
  if (result === null) {
    return (
      <ProgressDialog
        title={runningTitle}
        run={run}
        text={({ done, total }) => t('run.progress', { done, count: total })}
        explain={(error) => (error instanceof ApiProblem ? error.problem.message : undefined)}
        onStop={props.onStop}
        onResume={props.onResume}
        onClose={props.onEnd}
      />
    );
  }
  const { saved, skipped } = result;
  const left = run.total - saved.length - skipped.length;
  const published = saved.filter(isPublic).length;
  return (
    <Dialog
      width={600}
      title={resultTitle}
      onClose={onClose}
      footer={
        <Button look="solid" onClick={onClose}>
          {t('run.close')}
        </Button>
      }
    >
      <div className="wabu-stack wabu-gap-3">
        <p>{saved.length === 0 ? t('run.nothingDone') : doneText(saved)}</p>
        {left > 0 && <p>{t('run.left', { count: left })}</p>}
        {published > 0 && <p>{t('run.unpublished', { count: published })}</p>}
        {skipped.length > 0 && (
          <>
            <p>{t('run.skipped', { count: skipped.length })}</p>
            <ul className={styles.skipped}>
              {skipped.map(({ name, reason }) => (
                <li key={name}>
                  <bdi>{name}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
