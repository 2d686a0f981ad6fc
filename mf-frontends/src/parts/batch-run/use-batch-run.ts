import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { randomId } from '@wabu/shared/entities/random-id';
import { type StepRun, showToast, useStepRun, useUndoAction } from '@wabu/shared/ui';
import type { Rejection } from '@wabu/shared/ui/selection';
import { useEffect, useRef, useState } from 'react';
import { loadLastChange } from '../../api/frontend-calls.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { LeftAsItIs, stepOfEach } from './step-of-each.ts';

export interface BatchResult<Item> {
  saved: readonly Item[];
  skipped: readonly Rejection[];
}

interface RunOptions<Item> {
  urlOf: (item: Item) => string;
  save: (item: Item, batch: string) => Promise<void>;
  doneText: (saved: readonly Item[]) => string;
  onClose: () => void;
}

/** The record that a save is based on is another one now. */
export class ChangedMeanwhile extends Error {}

/** Changes many microsites by ordinary saves of one batch, with progress, cancel, and one undo. */
export function useBatchRun<Item>({ urlOf, save, doneText, onClose }: RunOptions<Item>) {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const { run, start, stop, resume } = useStepRun();
  const [result, setResult] = useState<BatchResult<Item> | null>(null);
  const current = useRef({ batch: '', saved: [] as Item[], skipped: [] as Rejection[] });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function saveOne(item: Item): Promise<void> {
    const { batch, saved } = current.current;
    try {
      await save(item, batch);
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.status === 412;
      if (!isStale && !(error instanceof ChangedMeanwhile)) throw error;
      const last = await loadLastChange(urlOf(item)).catch(() => undefined);
      // The answer of an earlier attempt was lost: it is saved.
      if (last?.batch !== batch)
        throw new LeftAsItIs(last ? t('run.changedBy', { name: last.by }) : t('run.changedSince'));
    }
    saved.push(item);
  }

  function follow({ state }: StepRun): void {
    void queries.invalidateQueries({ queryKey: ['frontends'] });
    if (state === 'done') end();
    // The page was left meanwhile: nothing else says what was done.
    if (isGone.current) announce();
  }

  const end = () => setResult({ ...current.current });

  function announce(): void {
    const { batch, saved } = current.current;
    if (saved.length === 0) return;
    showToast({ kind: 'success', text: doneText(saved), actions: [undoAction(batch)] });
  }

  return {
    start(items: readonly Item[]) {
      const skipped: Rejection[] = [];
      current.current = { batch: randomId(), saved: [], skipped };
      const reject = (rejected: Rejection) => skipped.push(rejected);
      const step = stepOfEach(items, { nameOf: urlOf, reject, work: saveOne });
      void start({ total: items.length, step }).then(follow);
    },
    dialog: run && {
      run,
      result,
      doneText,
      onStop: stop,
      onResume: () => void resume()?.then(follow),
      onEnd: end,
      onClose() {
        onClose();
        announce();
      },
    },
  };
}
