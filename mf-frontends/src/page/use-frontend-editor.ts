import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { FormResult } from '@wabu/shared/ui/record-form';
import { useState } from 'react';
import { createEditorStore, type EditorStore } from '../editor/editor-store.tsx';
import { type StoredFrontend, useFrontendForm } from '../editor/use-frontend-form.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import type { RouteState } from './use-route-state.ts';

interface EditorOptions {
  route: RouteState;
  record: FrontendWithProvenance | undefined;
  takenUrls: ReadonlySet<string>;
  onSaved: (result: FormResult<StoredFrontend>) => void;
}

/** The form of the frontend that the route opens. */
export function useFrontendEditor({ route, record, takenUrls, onSaved }: EditorOptions) {
  const { store, visit, rename, close, keep } = useOpenEditor(route, record);
  const form = useFrontendForm({
    store,
    record,
    takenUrls,
    onSaved(result) {
      if (result.next === 'edit') rename(result.stored.URL);
      if (result.next === 'new' && route.mode === 'new') close();
      onSaved(result);
    },
  });
  return { ...form, store, visit, keep };
}

export type FrontendEditor = ReturnType<typeof useFrontendEditor>;

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
