import { useStepRun } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type ImportJob, type ImportProgress, noProgress, sendPart } from './import-job.ts';
import {
  keepJob,
  keepProgress,
  readStoredImport,
  removeStoredImport,
  type StoredImport,
} from './stored-import.ts';

/** Runs an import, and finds one that an earlier tab has not finished. */
export function useImportRun(onEnd: (ended: StoredImport) => void) {
  const { run, start, stop, resume, clear } = useStepRun();
  const [found, setFound] = useState<StoredImport | null>(null);
  const current = useRef<StoredImport | null>(null);

  useEffect(() => {
    let isGone = false;
    void readStoredImport().then((stored) => {
      if (!isGone && current.current === null) setFound(stored);
    });
    return () => {
      isGone = true;
    };
  }, []);

  async function proceed(job: ImportJob, progress: ImportProgress): Promise<void> {
    current.current = { job, progress };
    setFound(null);
    const { done } = progress;
    const total = job.operations.length;
    const ended = await start({ total, done, step: () => step(job) });
    if (ended.state === 'done') finish();
  }
  async function step(job: ImportJob): Promise<number> {
    const before = current.current?.progress ?? noProgress;
    const progress = await sendPart(job, before);
    current.current = { job, progress };
    void keepProgress(job, progress);
    return progress.done;
  }
  function end(): StoredImport | null {
    const ended = current.current;
    current.current = null;
    clear();
    if (ended !== null) onEnd(ended);
    return ended;
  }
  function finish(): void {
    end();
    void removeStoredImport();
  }

  return {
    run,
    /** Rows that the server has rejected so far. */
    rejected: current.current?.progress.rejected.length ?? 0,
    found,
    begin(job: ImportJob): void {
      void keepJob(job);
      void proceed(job, noProgress);
    },
    goOn: () => found && proceed(found.job, found.progress),
    discard(): void {
      setFound(null);
      void removeStoredImport();
    },
    stop,
    resume: () => void resume()?.then(({ state }) => state === 'done' && finish()),
    /** Leaves a run that has stopped: what is done stays, and the rest can go on later. */
    leave: () => setFound(end()),
  };
}
