import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useState } from 'react';
import { createEditorStore, type EditorStore } from '../editor/editor-store.tsx';
import { savedOf } from '../model/draft/new-draft.ts';
import type { RouteState } from './use-route-state.ts';

interface OpenEditor {
  key: string;
  store: EditorStore;
}

const NEW = '+new';
const keyOf = (route: RouteState) =>
  route.mode === 'new' ? NEW : route.mode === 'edit' ? route.url : null;

/**
 * The editor of the place where somebody is, from the moment its record is there until they leave. A
 * record that is loaded anew meanwhile does not touch it: what is typed is joined when it is saved.
 */
export function useOpenEditor(route: RouteState, record: FrontendWithProvenance | undefined) {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  const [kept] = useState(() => new Map<string, EditorStore>());
  const key = keyOf(route);
  let current = open;
  if (key !== (open?.key ?? null)) {
    const store = key === null ? null : (kept.get(key) ?? newStore(key, record));
    current = key !== null && store !== null ? { key, store } : null;
    if (key === null) kept.clear();
    if (current !== null || open !== null) setOpen(current);
  }
  return {
    store: current?.store ?? null,
    /** The form goes on under another address: its record was saved as a new one. */
    rename: (url: string) => setOpen((before) => before && { ...before, key: url }),
    /** A form that was left, to be found as it was at the next visit to its place. */
    keep(store: EditorStore, at: RouteState) {
      const itsKey = keyOf(at);
      if (itsKey !== null) kept.set(itsKey, store);
    },
  };
}

/** Null while the record is still on its way. */
function newStore(key: string, record: FrontendWithProvenance | undefined): EditorStore | null {
  if (key === NEW) return createEditorStore(null);
  return record === undefined ? null : createEditorStore(savedOf(record));
}
