import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useUndoAction } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { loadLastEntry } from '../../api/find-calls.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';

/** Microsites that are saved at the same time. */
const AT_ONCE = 4;

export interface BatchRun<Item> {
  status: 'running' | 'stopping' | 'done' | 'stopped' | 'failed';
  /** All saves have this id: one undo takes them back. */
  batch: string;
  total: number;
  saved: readonly Item[];
  /** Microsites that were left as they are, and why. */
  skipped: readonly { URL: string; reason: string }[];
  /** Not tried yet. */
  left: readonly Item[];
  /** Why it failed. */
  problem?: string;
}

interface RunOptions<Item> {
  urlOf: (item: Item) => string;
  /** Saves one microsite. A 412 counts as a conflict, another refusal of the record as skipped. */
  save: (item: Item, batch: string) => Promise<void>;
  /** The toast of what was done. */
  doneText: (run: BatchRun<Item>) => string;
}

/** The record that a save is based on is another one now. */
export class ChangedMeanwhile extends Error {}

/** Changes many microsites by ordinary saves of one batch, some at a time, with progress, cancel, and one undo. */
export function useBatchRun<Item>({ urlOf, save, doneText }: RunOptions<Item>) {
  const saveOne = useSaveOne({ urlOf, save });
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [run, setRun] = useState<BatchRun<Item> | null>(null);
  const isStopping = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      isStopping.current = true;
    };
  }, []);

  async function work(from: BatchRun<Item>): Promise<void> {
    isStopping.current = false;
    let { problem: _, ...state }: BatchRun<Item> = { ...from, status: 'running' };
    const show = (change: Partial<BatchRun<Item>>) => {
      state = { ...state, ...change };
      const isEnding = isStopping.current && state.status === 'running';
      setRun(isEnding ? { ...state, status: 'stopping' } : state);
    };
    const left = [...from.left];
    let problem: string | undefined;
    const saveNext = async () => {
      while (!isStopping.current && problem === undefined) {
        const next = left.shift();
        if (next === undefined) return;
        const { reason, fatal } = await saveOne(next, state.batch);
        if (fatal !== undefined) {
          problem = fatal;
          left.unshift(next);
        } else if (reason === undefined) show({ saved: [...state.saved, next] });
        else show({ skipped: [...state.skipped, { URL: urlOf(next), reason }] });
      }
    };
    show({});
    await Promise.all(Array.from({ length: AT_ONCE }, saveNext));
    const ended = left.length > 0 ? 'stopped' : 'done';
    show({ left, ...(problem === undefined ? { status: ended } : { status: 'failed', problem }) });
    void queries.invalidateQueries({ queryKey: ['frontends'] });
    // The page was left meanwhile: nothing else says what was done.
    if (isGone.current) announce(state);
  }

  function announce(done: BatchRun<Item>): void {
    if (done.saved.length === 0) return;
    showToast({ kind: 'success', text: doneText(done), actions: [undoAction(done.batch)] });
  }

  return {
    run,
    start(items: readonly Item[]) {
      const total = items.length;
      const batch = randomId();
      void work({ status: 'running', batch, total, saved: [], skipped: [], left: items });
    },
    resume: () => run && void work(run),
    stop() {
      isStopping.current = true;
      setRun((state) => state && { ...state, status: 'stopping' });
    },
    /** Says in a toast what was done, and offers to take it back. */
    announce: () => run && announce(run),
  };
}

interface Outcome {
  /** Why it was left as it is. */
  reason?: string;
  /** Why going on makes no sense. */
  fatal?: string;
}

/** Saves one microsite and says what became of it. */
function useSaveOne<Item>({ urlOf, save }: Pick<RunOptions<Item>, 'urlOf' | 'save'>) {
  const t = useFrontendsWords();

  /** A save whose answer was lost is none. */
  async function conflictOf(URL: string, batch: string): Promise<Outcome> {
    const last = await loadLastEntry(URL).catch(() => undefined);
    if (last?.batch === batch) return {};
    return { reason: last ? t('run.changedBy', { name: last.by }) : t('run.changedSince') };
  }

  return async (item: Item, batch: string): Promise<Outcome> => {
    try {
      await save(item, batch);
      return {};
    } catch (error) {
      const status = error instanceof ApiProblem ? error.status : null;
      if (error instanceof ChangedMeanwhile || status === 412)
        return conflictOf(urlOf(item), batch);
      if (!(error instanceof ApiProblem)) return { fatal: t('run.unreachable') };
      const { message } = error.problem;
      return [400, 404, 409, 413].includes(error.status) ? { reason: message } : { fatal: message };
    }
  };
}
