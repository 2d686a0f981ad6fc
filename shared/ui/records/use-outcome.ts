import { useMutation } from '@tanstack/react-query';
import { randomId } from '../../entities/random-id.ts';
import { useConfirm } from '../dialogs/use-confirm.tsx';
import { usePageToast } from '../feedback/toasts.ts';
import type { DescribedRecord } from '../history/record-histories.tsx';
import type { RestorableRecord } from '../history/record-history.tsx';
import { useUndoAction } from '../history/use-undo-action.ts';
import { useStableCallbacks } from '../lifecycle/use-stable-callbacks.ts';
import { useUiWords } from '../words/it.ts';
import type { FormResult, RecordRoute, SaveAs, SavedRecord, useFormSlot } from './use-form-slot.ts';

/** How the address, or the page, holds what is shown. */
export interface RecordRouting {
  route: RecordRoute;
  /** The key of the record that a form leads back to. */
  opened: string | null;
  go: (route: RecordRoute) => void;
}

export interface OutcomeOptions<Stored> {
  routing: RecordRouting;
  keyOf: (record: Stored) => string;
  /** A saved record stays open. */
  staysOpen?: boolean;
  /** Ends the search, after a save or a cancel. */
  clear: () => void;
  onSaved: (record: Stored) => void;
  savedText: (result: SavedRecord<Stored> & { as?: SaveAs }) => string;
  historyOf: (record: Stored | null) => Promise<DescribedRecord & RestorableRecord>;
  deletion: {
    ask: (record: Stored) => Omit<Parameters<ReturnType<typeof useConfirm>>[0], 'danger'>;
    /** `batch`: the id by which it can be undone. */
    send: (record: Stored, batch: string) => Promise<unknown>;
    /** The text of the toast. */
    done: (record: Stored) => string;
    onDeleted: (record: Stored) => void;
    onFailed: (error: unknown) => Promise<void>;
  };
}

type Slot<Stored, State> = ReturnType<typeof useFormSlot<Stored, State>>;

export const viewOf = (key: string): RecordRoute => ({ mode: 'view', key });

/** What replaces the open form or record. It asks about unsaved work first. */
export function useMoves<Stored, State>(
  { form, close, resume }: Slot<Stored, State>,
  go: RecordRouting['go'],
) {
  async function leave(): Promise<boolean> {
    if (form) return form.leave();
    close();
    return true;
  }
  async function open(key: string | null): Promise<void> {
    if (await leave()) go(key === null ? { mode: 'none' } : viewOf(key));
  }
  async function begin(route: RecordRoute, from: Parameters<typeof resume>[1] = null) {
    if (!(await leave())) return;
    resume(route, from);
    go(route);
  }
  return { leave, open, begin };
}

interface Outcome<Stored, State> {
  route: RecordRoute;
  slot: Slot<Stored, State>;
  showList: (key?: string) => void;
  showRecord: (key: string) => void;
}

/** What follows a save, a cancel and a deletion. */
export function useOutcome<Stored, State>(
  options: OutcomeOptions<Stored>,
  { route, slot, showList, showRecord }: Outcome<Stored, State>,
) {
  const { keyOf, clear, savedText } = options;
  const { go } = options.routing;
  const showResult = useResultToast();
  const remove = useDeletion(options, showResult, showList);
  // A toast outlives the render that created it.
  const moves = useStableCallbacks(useMoves(slot, go));

  function showSaved(result: Parameters<typeof savedText>[0], reopen?: () => unknown): void {
    const describe = () => options.historyOf(result.stored);
    showResult({ text: savedText(result), batch: result.batch, describe, reopen });
  }
  function handleSaved(result: FormResult<Stored>): void {
    const { stored: saved, next } = result;
    const key = keyOf(saved);
    const isShown = next === 'view' || (next === 'list' && options.staysOpen === true);
    options.onSaved(saved);
    if (next === 'edit') {
      slot.rename(key);
      go({ mode: 'edit', key });
    } else if (next === 'new') {
      clear();
      slot.resume({ mode: 'new' }, null);
      go({ mode: 'new' });
    } else if (isShown) showRecord(key);
    else if (next !== 'nothing') showList(key);
    showSaved(result, isShown || next === 'edit' ? undefined : () => moves.open(key));
  }
  function cancel(): void {
    const stored = slot.start?.stored ?? null;
    const typed = slot.form?.cancel();
    slot.close();
    showList('key' in route ? route.key : undefined);
    const reopen = () => moves.begin(route, typed ? { stored, typed } : null);
    if (typed || route.mode === 'edit') showResult({ reopen });
  }
  return { remove, showSaved, handleSaved, cancel };
}

interface Result {
  /** Default: that unsaved changes were dropped. */
  text?: string;
  /** Of a write: «Annulla» undoes it. */
  batch?: string;
  /** The record that was written; absent for a deletion. */
  describe?: () => Promise<RestorableRecord>;
  /** «Riapri». */
  reopen?: () => unknown;
}

/** Shows the result of a save, a deletion or a cancel in a toast. */
function useResultToast(): (result: Result) => void {
  const t = useUiWords();
  const showToast = usePageToast();
  const undoAction = useUndoAction();
  return ({ text = t('record.cancelled'), batch, describe, reopen }) => {
    const actions = [
      batch !== undefined && undoAction(batch, describe),
      reopen && { label: t('record.reopen'), onPress: () => void reopen() },
    ].filter((action) => !!action);
    showToast({ kind: batch === undefined ? 'info' : 'success', text, actions });
  };
}

/** Returns a function that asks, deletes a record, and offers the undo. */
function useDeletion<Stored>(
  { deletion }: OutcomeOptions<Stored>,
  showResult: (result: Result) => void,
  showList: () => void,
): (record: Stored) => Promise<void> {
  const confirm = useConfirm();
  const deleting = useMutation({
    mutationFn: async ({ record, batch }: { record: Stored; batch: string }, { client }) => {
      // The page still shows the record, and would ask for the history of one that is gone.
      await client.cancelQueries({ queryKey: ['history'] });
      return deletion.send(record, batch);
    },
    networkMode: 'always',
  });
  return async (record) => {
    const isSure = await confirm({ ...deletion.ask(record), danger: true });
    if (!isSure || deleting.isPending) return;
    const batch = randomId();
    try {
      await deleting.mutateAsync({ record, batch });
    } catch (error) {
      return deletion.onFailed(error);
    }
    showList();
    deletion.onDeleted(record);
    showResult({ text: deletion.done(record), batch });
  };
}
