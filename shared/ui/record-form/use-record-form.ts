import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import {
  type AfterSave,
  type FormHost,
  type FoundDraft,
  isWithdrawn,
  type SaveAs,
  useFailureAlert,
  useLocalDraft,
  useStableCallbacks,
  useUnsavedQuestion,
} from '@wabu/shared/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldProblem } from '../../entities/problem.ts';
import { same } from '../../tree/index.ts';
import { type FormState, type RecordCalls, useSaveRecord } from './use-save-record.ts';

type Resolve<State> = ReturnType<typeof useSaveRecord<unknown, State & FormState<object>>>['ask'];

/** How a module holds the values of its form, checks them and saves them. */
export interface RecordFormOptions<Stored, State> {
  host: FormHost<Stored, State>;
  calls: RecordCalls<Stored, State>;
  /** Begins the keys of the local drafts: `anna/supplier/03012300178`. */
  entity: string;
  /** Of the record that the form started from. */
  recordKey: string;
  getState: () => State;
  setState: (state: State) => void;
  /** The record as it is stored now. */
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
}

const keepMine = async () => ({});

type Version = { version: number };

/** A form of one record: save, merge, local draft, and the question before leaving. */
export function useRecordForm<Stored extends Version, State extends FormState<object>>(
  form: RecordFormOptions<Stored, State>,
) {
  const { calls, host } = form;
  const askAboutUnsaved = useUnsavedQuestion();
  const state = form.getState();
  const { version } = state;
  const isDirty = calls.isDirty(state);
  const dirtyState = (): State | null => {
    const now = form.getState();
    return calls.isDirty(now) ? now : null;
  };
  const draft = useFormDraft(form, version, dirtyState);
  const isLeft = useRef(false);
  const { save, ask, ...saving } = useFormSave(form, draft.remove, isLeft);
  const { isSaving, isWaiting } = saving;
  const saveSame = (next: AfterSave = 'list') => save(version === null ? 'new' : 'same', next);
  const saveBeforeLeaving = () => saving.saveBeforeLeaving(() => saveSame('leave'));

  function discard(): void {
    saving.withdraw();
    host.close();
    draft.remove();
  }

  const actions = useStableCallbacks({
    save: saveSame,
    saveAsNew: () => save('new', 'list'),
    async leave(): Promise<boolean> {
      const answer = dirtyState() ? await askAboutUnsaved() : 'discard';
      if (answer === 'save') return saveBeforeLeaving();
      if (answer === 'discard') discard();
      return answer === 'discard';
    },
    cancel(): State | null {
      const typed = dirtyState();
      discard();
      return typed;
    },
  });

  useUnsavedWork(isDirty, { save: saveBeforeLeaving, discard });
  useLayoutEffect(
    () => host.show({ ...actions, isSaving, isDirty }),
    [host, actions, isSaving, isDirty],
  );
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      host.show(null);
    };
  }, [host]);
  // Unsaved work is merged with a change when it is saved.
  useStoredChange(form, isDirty || isSaving ? null : version);

  return {
    isSaving,
    isWaiting,
    isDirty,
    save: actions.save,
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
  const key = user && `${user.username}/${form.entity}/${record}`;
  return useLocalDraft<State>({ key, version, read });
}

/** Saves the form, once at a time. */
function useFormSave<Stored extends Version, State extends FormState<object>>(
  form: RecordFormOptions<Stored, State>,
  removeDraft: () => void,
  isLeft: RefObject<boolean>,
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
      const result = ready && (await send(ready, as));
      if (!result) return false;
      removeDraft();
      const isEdited = !same(form.getState().draft, before.draft);
      const after = isLeft.current ? 'nothing' : isEdited ? 'edit' : next;
      if (after === 'edit') await continueWith(result.stored, before);
      else if (after !== 'nothing') form.host.close();
      form.host.onSaved({ ...result, as, next: after });
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
    const next = await calls.rebase({ ...form.getState(), base }, record, keepMine);
    if (next) form.setState(next);
  }

  async function explain(error: unknown, as: SaveAs): Promise<void> {
    const problems = form.problemsOf(error);
    if (problems.length > 0) await form.showProblems(problems);
    else await fail(form.failedTitle(as), error);
  }
  return { ...saving, save };
}

/** Shows what an undo or another person has changed. `idle`: its version, if nothing prevents it. */
function useStoredChange<Stored extends Version, State>(
  form: RecordFormOptions<Stored, State>,
  idle: number | null,
): void {
  const { calls, stored } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes each change
  useEffect(() => {
    if (idle === null || !stored || stored.version <= idle) return;
    void calls
      .rebase(form.getState(), stored, keepMine)
      .then((next) => next && form.setState(next));
  }, [stored, idle]);
}
