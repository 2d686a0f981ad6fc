import { Button, Dialog } from '@wabu/shared/ui';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './batch-run.module.css';
import type { BatchRun } from './use-batch-run.ts';

interface RunningStepProps {
  title: string;
  run: BatchRun<unknown>;
  onStop: () => void;
}

/** The progress of a run. */
export function RunningStep({ title, run, onStop }: RunningStepProps) {
  const t = useFrontendsWords();
  const isStopping = run.status === 'stopping';
  return (
    <Dialog
      persistent
      width={500}
      title={title}
      onClose={onStop}
      footer={
        <Button busy={isStopping} onClick={onStop}>
          {t(isStopping ? 'run.stopping' : 'run.stop')}
        </Button>
      }
    >
      <Progress done={run.saved.length + run.skipped.length} total={run.total} />
    </Dialog>
  );
}

/** A bar with the number of microsites that are done. */
export function Progress({ done, total }: { done: number; total: number }) {
  const t = useFrontendsWords();
  const text = t('run.progress', { done, count: total });
  return (
    <p className={styles.progress}>
      <progress className={styles.bar} aria-label={text} max={Math.max(total, 1)} value={done} />
      <span>{text}</span>
    </p>
  );
}
