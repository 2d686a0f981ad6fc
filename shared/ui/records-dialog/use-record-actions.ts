import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FieldProblem, Problem } from '@wabu/shared/entities/problem';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useUndoAction } from '@wabu/shared/ui';
import { useState } from 'react';
import { useRecordsDialogWords } from './words/it.ts';

interface Write {
  /** Sent with this batch. */
  send: (batch: string) => Promise<unknown>;
  done: string;
}

/** What is done with the records of a dialog, one at a time: each write is said in a toast that takes it back. */
export function useRecordActions(queryKey: QueryKey) {
  const t = useRecordsDialogWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey });
  /** What the server says of a write, with the field that it rejected. */
  function problemOf(error: unknown): FieldProblem {
    const { problem } = error as { problem?: Problem };
    const { errors = [], message = t('unreachable') } = problem ?? {};
    return errors[0] ?? { field: '', message };
  }

  async function write({ send, done }: Write): Promise<void> {
    const batch = randomId();
    await send(batch);
    await reload();
    showToast({ kind: 'success', text: done, actions: [undoAction(batch)] });
  }

  /** Does something with a record, and shows why it failed; null then, and while something else is done. */
  async function attempt<T>({ id }: { id: string }, act: () => Promise<T>): Promise<T | null> {
    if (busy !== null) return null;
    setBusy(id);
    setProblem('');
    try {
      return await act();
    } catch (error) {
      setProblem(problemOf(error).message);
      await reload();
      return null;
    } finally {
      setBusy(null);
    }
  }

  return { problem, busy, attempt, write, problemOf };
}
