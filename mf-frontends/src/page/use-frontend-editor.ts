import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useUnsavedWork } from '@wabu/shared/module';
import { useUnsavedQuestion } from '@wabu/shared/ui';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { EditorStore } from '../editor/editor-store.tsx';
import type { SaveAs } from '../model/draft/check-draft.ts';
import { isDirty } from '../model/draft/editor-state.ts';
import { useDraftRecovery } from '../saving/use-draft-recovery.ts';
import { useSaving } from '../saving/use-saving.ts';
import { useOpenEditor } from './use-open-editor.ts';
import type { RouteState } from './use-route-state.ts';

interface EditorOptions {
  route: RouteState;
  record: FrontendWithProvenance | undefined;
  canWrite: boolean;
  takenUrls: ReadonlySet<string>;
  /** It is saved, and nothing was typed since: the form can go. */
  onSaved: (frontend: Frontend, result: { as: SaveAs; isMerged: boolean }) => void;
  /** It is saved as another record, and writing goes on there. */
  onContinue: (frontend: Frontend) => void;
}

const noStore = { subscribe: () => () => undefined, isDirty: () => false };

/** The modes new and edit: what is written, how it is kept, saved, and left. */
export function useFrontendEditor(options: EditorOptions) {
  const { route, record, canWrite, takenUrls, onSaved, onContinue } = options;
  const { store, rename, keep } = useOpenEditor(route, record);
  const dirty = useDirty(store);
  const askAboutUnsaved = useUnsavedQuestion();
  const saving = useSaving({
    store,
    canWrite,
    takenUrls,
    onSaved(frontend, result) {
      draft.drop();
      if (store === null || !isDirty(store.getState())) return onSaved(frontend, result);
      rename(frontend.URL);
      onContinue(frontend);
    },
  });
  const draft = useDraftRecovery({ store, resolveConflicts: saving.resolveConflicts });
  const saveAs: SaveAs = route.mode === 'new' ? 'new' : 'same';

  /** What stands in the form is no longer wanted. */
  function discard(): void {
    draft.drop();
    saving.withdraw();
    // The shell must see at once that nothing is left to be asked about.
    flushSync(() => store?.setState((state) => ({ ...state, draft: state.base, origins: {} })));
  }

  const saveBeforeLeaving = () =>
    saving.saveBeforeLeaving(() => saving.save(saveAs, { isSure: true }));
  useUnsavedWork(dirty, { save: saveBeforeLeaving, discard });

  /** Before something else takes the form's place; false when the writer stays. */
  async function leave(): Promise<boolean> {
    if (store === null || !isDirty(store.getState())) return true;
    const answer = await askAboutUnsaved();
    if (answer === 'save') return saveBeforeLeaving();
    if (answer === 'discard') discard();
    return answer === 'discard';
  }

  return {
    store,
    isDirty: dirty,
    saving,
    draft,
    discard,
    leave,
    keep,
    save: () => saving.save(saveAs),
    saveAsNew: () => saving.save('new'),
  };
}

export type FrontendEditor = ReturnType<typeof useFrontendEditor>;

function useDirty(store: EditorStore | null): boolean {
  const { subscribe, isDirty: ask } = store
    ? { subscribe: store.subscribe, isDirty: () => isDirty(store.getState()) }
    : noStore;
  return useSyncExternalStore(subscribe, ask);
}
