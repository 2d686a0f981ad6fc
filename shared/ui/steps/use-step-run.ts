import { useEffect, useRef, useState } from 'react';

export interface StepRun {
  /** Of the things that the steps work on, for example rows. */
  done: number;
  total: number;
  /** `stopped`: cancelled, or a step has failed; `resume` goes on. */
  state: 'running' | 'stopping' | 'stopped' | 'done';
  /** Why a step has failed. */
  error?: unknown;
}

/** It must be possible to repeat it: after a failure nobody knows whether the server has received it. */
export type Step = (done: number, signal: AbortSignal) => Promise<number>;

interface Steps {
  total: number;
  done?: number;
  step: Step;
}

/** Waits before a failed step is repeated; after the last one the run stops. */
const RETRY_MS = [1_000, 4_000];

/** Runs the steps of a long action, with progress and cancel. A step without an answer is repeated; an unmount stops the run. */
export function useStepRun() {
  const [run, setRun] = useState<StepRun | null>(null);
  const current = useRef<{ steps: Steps; run: StepRun; abort: AbortController } | null>(null);
  useEffect(() => () => current.current?.abort.abort(), []);

  async function proceed(steps: Steps, done: number): Promise<StepRun> {
    const abort = new AbortController();
    const { total } = steps;
    const follow = (next: StepRun) => {
      current.current = { steps, run: next, abort };
      setRun(next);
      return next;
    };
    follow({ done, total, state: 'running' });
    try {
      let reached = done;
      while (reached < total && !abort.signal.aborted) {
        reached = await repeated(() => steps.step(reached, abort.signal), abort.signal);
        follow({ done: reached, total, state: abort.signal.aborted ? 'stopping' : 'running' });
      }
      return follow({ done: reached, total, state: reached < total ? 'stopped' : 'done' });
    } catch (error) {
      const reached = current.current?.run.done ?? done;
      const isCancelled = abort.signal.aborted;
      return follow({ done: reached, total, state: 'stopped', ...(!isCancelled && { error }) });
    }
  }

  return {
    run,
    start: (steps: Steps) => proceed(steps, steps.done ?? 0),
    stop() {
      if (current.current === null) return;
      current.current.abort.abort();
      setRun((before) => before && { ...before, state: 'stopping' });
    },
    resume: () => current.current && proceed(current.current.steps, current.current.run.done),
    clear: () => setRun(null),
  };
}

async function repeated(step: () => Promise<number>, signal: AbortSignal): Promise<number> {
  for (const wait of RETRY_MS) {
    try {
      return await step();
    } catch (error) {
      // An answer of the server has a status; it would be the same again, unless the server is only busy.
      const { status } = error as { status?: number };
      if ((status !== undefined && status < 502) || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) throw new DOMException('The run was cancelled', 'AbortError');
  }
  return step();
}
