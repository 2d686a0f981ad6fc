import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import {
  type FoundDraft,
  isWithdrawn,
  useFailureAlert,
  useLocalDraft,
  useUnsavedQuestion,
} from '@wabu/shared/ui';
import { useEffect, useRef } from 'react';
import type { FieldProblem } from '../../entities/problem.ts';
import { same } from '../../tree/index.ts';
import {
  type FormState,
  type RecordCalls,
  type SaveAs,
  type SavedRecord,
  useSaveRecord,
} from './use-save-record.ts';

/** What follows a save: the list, a form of the saved record (`edit`) or of another (`new`), or another page (`leave`). */
export type AfterSave = 'list' | 'edit' | 'new' | 'leave';

export interface FormResult<Stored> extends SavedRecord<Stored> {
  as: SaveAs;
  next: AfterSave;
}

type Resolve<State> = ReturnType<typeof useSaveRecord<unknown, State & FormState<object>>>['ask'];

/** How a module holds the values of its form, checks them and saves them. */
export interface RecordFormOptions<Stored, State> {
  calls: RecordCalls<Stored, State>;
  /** Begins the keys of the local drafts: `anna/supplier/03012300178`. */
  entity: string;
  /** Of the record that the form started from. */
  recordKey: string;
  /** Null while no form is open. */
  getState: () => State | null;
  setState: (state: State) => void;
  /** The record as it is stored now, null when it is deleted, undefined while that is unknown. */
  stored: Stored | null | undefined;
  /** What to send; null after saying what is wrong, and when the user does not confirm. */
  prepare: (as: SaveAs, next: AfterSave) => Promise<State | null>;
  /** The problems that a rejected save names; without one, its reason is shown. */
  problemsOf: (error: unknown) => readonly FieldProblem[];
  showProblems: (problems: readonly FieldProblem[]) => Promise<void>;
  /** The title of the reason. */
  failedTitle: (as: SaveAs) => string;
  /** The state with a draft of an earlier visit; null when the user does not take it. */
  recover: (draft: FoundDraft<State>, ask: Resolve<State>) => Promise<State | null>;
  close: (isSaved: boolean) => void;
  /** `next` is `edit` too when the form was edited during the save. */
  onSaved: (result: FormResult<Stored>) => void;
}

const keepMine = async () => ({});

type Version = { version: number };

/** A form of one record: save, merge, local draft, and the question before leaving. */
export function useRecordForm<Stored extends Version, State extends FormState<object>>(
  form: RecordFormOptions<Stored, State>,
) {
  const { calls } = form;
  const askAboutUnsaved = useUnsavedQuestion();
  const state = form.getState();
  const version = state?.version ?? null;
  const isDirty = state !== null && calls.isDirty(state);
  const dirtyState = (): State | null => {
    const now = form.getState();
    return now && calls.isDirty(now) ? now : null;
  };
  const draft = useFormDraft(form, version, dirtyState);
  const { save, ask, ...saving } = useFormSave(form, draft.remove);
  const saveSame = (next: AfterSave = 'list') => save(version === null ? 'new' : 'same', next);
  const saveBeforeLeaving = () => saving.saveBeforeLeaving(() => saveSame('leave'));

  function discard(): void {
    saving.withdraw();
    form.close(false);
    draft.remove();
  }

  /** Asks about unsaved work before another page or record replaces the form; resolves to false to stay. */
  async function leave(): Promise<boolean> {
    const answer = dirtyState() ? await askAboutUnsaved() : 'discard';
    if (answer === 'save') return saveBeforeLeaving();
    if (answer === 'discard' && form.getState()) discard();
    return answer === 'discard';
  }

  useUnsavedWork(isDirty, { save: saveBeforeLeaving, discard });
  // Unsaved work is merged with a change when it is saved.
  useStoredChange(form, isDirty || saving.isSaving ? null : version, discard);

  return {
    isSaving: saving.isSaving,
    isWaiting: saving.isWaiting,
    isDirty,
    save: saveSame,
    saveAsNew: () => save('new', 'list'),
    leave,
    /** Discards the form; returns what was typed, null when nothing was. */
    cancel(): State | null {
      const typed = dirtyState();
      discard();
      return typed;
    },
    draft: {
      ...draft,
      async recover(found: FoundDraft<State>): Promise<void> {
        const next = await form.recover(found, ask);
        if (next === null) return;
        draft.recover(found);
        form.setState(next);
      },
    },
  };
}

/** Keeps unsaved values in this browser, per person and record, until they are saved or discarded. */
function useFormDraft<Stored, State>(
  form: RecordFormOptions<Stored, State>,
  version: number | null,
  read: () => State | null,
) {
  const { user } = useSession();
  // No record has the key of a new one.
  const record = version === null ? '+new' : form.recordKey;
  const isOpen = form.getState() !== null && user !== null;
  const key = isOpen ? `${user.username}/${form.entity}/${record}` : null;
  return useLocalDraft<State>({ key, version, read });
}

/** Saves the form, once at a time. */
function useFormSave<Stored extends Version, State extends FormState<object>>(
  form: RecordFormOptions<Stored, State>,
  removeDraft: () => void,
) {
  const { calls } = form;
  const fail = useFailureAlert();
  const { save: send, ...saving } = useSaveRecord(calls);
  const isBusy = useRef(false);

  /** Resolves to false when nothing was saved; the form keeps its values. */
  async function save(as: SaveAs, next: AfterSave): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      const ready = await form.prepare(as, next);
      const before = form.getState();
      const result = ready && before && (await send(ready, as));
      if (!result) return false;
      removeDraft();
      const isEdited = !same(form.getState()?.draft, before.draft);
      const after = isEdited ? 'edit' : next;
      if (after === 'edit') await continueWith(result.stored, before);
      else form.close(true);
      form.onSaved({ ...result, as, next: after });
      return true;
    } catch (error) {
      if (!isWithdrawn(error)) await explain(error, as);
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  /** Edits made during the save stay in the form, on top of the saved version. */
  async function continueWith(saved: Stored, { draft: base }: State): Promise<void> {
    const record = await calls.load(saved);
    const now = form.getState();
    const next = now && (await calls.rebase({ ...now, base }, record, keepMine));
    if (next) form.setState(next);
  }

  async function explain(error: unknown, as: SaveAs): Promise<void> {
    const problems = form.problemsOf(error);
    if (problems.length > 0) await form.showProblems(problems);
    else await fail(form.failedTitle(as), error);
  }
  return { ...saving, save };
}

/** Shows what an undo or another person has changed, and closes the form of a deleted record. `idle`: its version, if nothing prevents it. */
function useStoredChange<Stored extends Version, State>(
  form: RecordFormOptions<Stored, State>,
  idle: number | null,
  discard: () => void,
): void {
  const { calls, stored } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes each change
  useEffect(() => {
    const state = form.getState();
    if (idle === null || !state || !stored || stored.version <= idle) return;
    void calls.rebase(state, stored, keepMine).then((next) => next && form.setState(next));
  }, [stored, idle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once
  useEffect(() => {
    if (idle !== null && stored === null) discard();
  }, [stored]);
}
