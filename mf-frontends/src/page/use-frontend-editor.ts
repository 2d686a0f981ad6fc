import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useUnsavedWork } from '@wabu/shared/module';
import { useUnsavedQuestion } from '@wabu/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { EditorStore } from '../editor/editor-store.tsx';
import type { SaveAs } from '../model/draft/check-draft.ts';
import { changes, isDirty } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { useDraftRecovery } from '../saving/use-draft-recovery.ts';
import { type SavedAs, useSaving } from '../saving/use-saving.ts';
import { useOpenEditor } from './use-open-editor.ts';
import type { RouteState } from './use-route-state.ts';

interface EditorOptions {
  route: RouteState;
  record: FrontendWithProvenance | undefined;
  canWrite: boolean;
  takenUrls: ReadonlySet<string>;
  /** Called after a save. With `next` `edit` editing continues on the saved record; later edits ask for that too. */
  onSaved: (frontend: Frontend, result: SavedAs) => void;
}

export function useFrontendEditor(options: EditorOptions) {
  const { route, record, canWrite, takenUrls, onSaved } = options;
  const { store, visit, rename, close, keep } = useOpenEditor(route, record);
  const dirty = useDirty(store);
  useStoredChange(dirty ? null : store, record);
  const askAboutUnsaved = useUnsavedQuestion();
  const saving = useSaving({
    store,
    canWrite,
    takenUrls,
    onSaved(frontend, result) {
      draft.remove();
      const next = store !== null && isDirty(store.getState()) ? 'edit' : result.next;
      if (next === 'edit') rename(frontend.URL);
      if (next === 'new' && route.mode === 'new') close();
      onSaved(frontend, { ...result, next });
    },
  });
  const draft = useDraftRecovery({ store, resolveConflicts: saving.resolveConflicts });
  const saveAs: SaveAs = route.mode === 'new' ? 'new' : 'same';

  function discard(): void {
    draft.remove();
    saving.withdraw();
    // flushSync: the shell must see at once that nothing is unsaved.
    flushSync(() => store?.setState((state) => ({ ...state, draft: state.base, origins: {} })));
  }

  const saveBeforeLeaving = () =>
    saving.saveBeforeLeaving(() => saving.save(saveAs, { isSure: true }));
  useUnsavedWork(dirty, { save: saveBeforeLeaving, discard });

  async function leave(): Promise<boolean> {
    if (store === null || !isDirty(store.getState())) return true;
    const answer = await askAboutUnsaved();
    if (answer === 'save') return saveBeforeLeaving();
    if (answer === 'discard') discard();
    return answer === 'discard';
  }

  return {
    store,
    /** Another number for each form that is opened. */
    visit,
    isDirty: dirty,
    saving,
    draft,
    discard,
    leave,
    keep,
    save: () => saving.save(saveAs),
    // The question about overwriting belongs to the save that leaves the form; this one is pressed often.
    saveAndContinue: () => saving.save(saveAs, { next: 'edit', isSure: true }),
    saveAndNew: () => saving.save(saveAs, { next: 'new' }),
    saveAsNew: () => saving.save('new'),
  };
}

export type FrontendEditor = ReturnType<typeof useFrontendEditor>;

/** Shows what an undo or another person has saved in a form without unsaved work; that is merged when it is saved. */
function useStoredChange(
  store: EditorStore | null,
  record: FrontendWithProvenance | undefined,
): void {
  useEffect(() => {
    if (store === null || record === undefined) return;
    const { base, version } = store.getState();
    if (record.URL !== base.URL || version === null || record.version <= version) return;
    const saved = savedOf(record);
    store.setState(changes.rebase(saved, saved.draft));
  }, [store, record]);
}

const nothingToHear = () => () => undefined;

const useDirty = (store: EditorStore | null) =>
  useSyncExternalStore(
    store?.subscribe ?? nothingToHear,
    () => store !== null && isDirty(store.getState()),
  );
