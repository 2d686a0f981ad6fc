import { session } from '@wabu/shared/session';
import { useStepRun } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { type ImportJob, type ImportProgress, noProgress, sendPart } from './import-job.ts';

/** An import, and how far it is. */
export interface StartedImport {
  job: ImportJob;
  progress: ImportProgress;
}

/** The import of this tab that is not finished. Only its session can write entries of its batch. */
let unfinished: { token: string | null; started: StartedImport } | null = null;

/**
 * Runs an import, and finds one that was left in this tab before its end. `onEnd` returns true if nothing was left
 * out.
 */
export function useImportRun(onEnd: (ended: StartedImport) => boolean) {
  const { run, start, stop, resume, clear } = useStepRun();
  const [found, setFound] = useState(() =>
    unfinished?.token === session.token() ? unfinished?.started : undefined,
  );
  const current = useRef<StartedImport>(undefined);

  function reach(started: StartedImport): void {
    current.current = started;
    unfinished = { token: session.token(), started };
  }
  async function proceed(started: StartedImport): Promise<boolean> {
    const { job, progress } = started;
    reach(started);
    setFound(undefined);
    const total = job.operations.length;
    const ended = await start({ total, done: progress.done, step: () => step(job) });
    return ended.state === 'done' && finish();
  }
  async function step(job: ImportJob): Promise<number> {
    const progress = await sendPart(job, current.current?.progress ?? noProgress);
    reach({ job, progress });
    return progress.done;
  }
  function end(): boolean {
    const ended = current.current;
    current.current = undefined;
    clear();
    return ended !== undefined && onEnd(ended);
  }
  function finish(): boolean {
    unfinished = null;
    return end();
  }

  return {
    run,
    /** Rows that the server has rejected so far. */
    rejected: current.current?.progress.rejected.length ?? 0,
    found,
    begin: (job: ImportJob) => proceed({ job, progress: noProgress }),
    goOn: () => found && void proceed(found),
    discard(): void {
      unfinished = null;
      setFound(undefined);
    },
    stop,
    resume: () => void resume()?.then(({ state }) => state === 'done' && finish()),
    /** Leaves a run that has stopped: what is done stays, and the rest can go on later. */
    leave: end,
  };
}
