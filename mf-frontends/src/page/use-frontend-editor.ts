import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useUnsavedWork } from '@wabu/shared/module';
import { useUnsavedQuestion } from '@wabu/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createEditorStore, type EditorStore } from '../editor/editor-store.tsx';
import { useDraftRecovery } from '../editor/use-draft-recovery.ts';
import { type SavedAs, useSaving } from '../editor/use-saving.ts';
import type { SaveAs } from '../model/draft/check-draft.ts';
import { changes, isDirty } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
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

interface OpenEditor {
  key: string;
  /** The key before a save as new, until the route has the new one. */
  was?: string;
  /** Another number for each editor. */
  visit: number;
  store: EditorStore;
}

const NEW = '+new';
const keyOf = (route: RouteState) =>
  route.mode === 'new' ? NEW : route.mode === 'edit' ? route.url : null;

/** A reload of the record does not change the editor; the save merges. */
function useOpenEditor(route: RouteState, record: FrontendWithProvenance | undefined) {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  const [kept] = useState(() => new Map<string, EditorStore>());
  const key = keyOf(route);
  const [opened, setOpened] = useState(0);
  let current = open;
  if (open?.was !== undefined && key === open.key) setOpen({ ...open, was: undefined });
  else if (key !== (open?.key ?? null) && key !== open?.was) {
    const store = key === null ? null : (kept.get(key) ?? newStore(key, record));
    current = key !== null && store !== null ? { key, store, visit: opened + 1 } : null;
    if (key === null) kept.clear();
    if (current !== null) setOpened(current.visit);
    if (current !== null || open !== null) setOpen(current);
  }
  return {
    store: current?.store ?? null,
    visit: current?.visit ?? 0,
    rename: (url: string) =>
      setOpen((before) => before && { ...before, key: url, was: before.key }),
    close: () => setOpen(null),
    keep(store: EditorStore, at: RouteState) {
      const itsKey = keyOf(at);
      if (itsKey !== null) kept.set(itsKey, store);
    },
  };
}

function newStore(key: string, record: FrontendWithProvenance | undefined): EditorStore | null {
  if (key === NEW) return createEditorStore(null);
  return record === undefined ? null : createEditorStore(savedOf(record));
}
