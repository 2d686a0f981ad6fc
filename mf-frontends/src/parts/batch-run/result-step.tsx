import { Button, Dialog } from '@wabu/shared/ui';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './batch-run.module.css';
import type { BatchRun } from './use-batch-run.ts';

interface ResultStepProps {
  title: string;
  run: BatchRun<unknown>;
  /** What was done, when something was. */
  done: string;
  /** Saved microsites that visitors still see as they were. */
  published: number;
  onResume: () => void;
  onClose: () => void;
}

/** What a run did, what it skipped and why. The toast that follows has the undo. */
export function ResultStep(props: ResultStepProps) {
  const { title, run, done, published, onResume, onClose } = props;
  const { saved, skipped, left, problem } = run;
  const t = useFrontendsWords();
  return (
    <Dialog
      width={600}
      title={title}
      onClose={onClose}
      footer={
        <>
          {left.length > 0 && <Button onClick={onResume}>{t('run.resume')}</Button>}
          <Button look="solid" onClick={onClose}>
            {t('run.close')}
          </Button>
        </>
      }
    >
      <div className={styles.result}>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p>{saved.length === 0 ? t('run.nothingDone') : done}</p>
        {left.length > 0 && <p>{t('run.left', { count: left.length })}</p>}
        {published > 0 && <p>{t('run.unpublished', { count: published })}</p>}
        {skipped.length > 0 && (
          <>
            <p>{t('run.skipped', { count: skipped.length })}</p>
            <ul className={styles.skipped}>
              {skipped.map(({ URL, reason }) => (
                <li key={URL}>
                  <bdi>{URL}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
