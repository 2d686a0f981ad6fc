import { lazyPart, Skeleton, useStableCallbacks } from '@wabu/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { Editing, EditorOptions, SupplierEditor } from './use-supplier-editor.ts';

// With the form, its rules and its libraries a chunk of its own: the list does not wait for it.
const SupplierEditorHost = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "form" */ './supplier-editor-host.tsx')).SupplierEditorHost,
  <Skeleton />,
);

type PageActions = 'start' | 'leave' | 'save' | 'saveAsNew' | 'cancel';

export interface DeferredEditor
  extends Pick<SupplierEditor, 'editing' | 'isSaving' | 'isDirty' | PageActions> {
  /** The editor itself; null before a form was opened, and while its code loads. */
  loaded: SupplierEditor | null;
  /** To be rendered where the form will be: it shows that its code loads, or did not. */
  host: ReactNode;
}

/** The editor for the page. Its code loads when a form is opened. */
export function useDeferredEditor({ suppliers, ...callbacks }: EditorOptions): DeferredEditor {
  const { records, isWhole, status } = suppliers;
  // With the same list the editor does not render again: it hands another object to the page after each render.
  const listed = useMemo(() => ({ records, isWhole, status }), [records, isWhole, status]);
  const { onSaved, onCancelled } = useStableCallbacks(callbacks);
  const [first, setFirst] = useState<Editing | null>(null);
  const [loaded, setLoaded] = useState<SupplierEditor | null>(null);
  const host = first && (
    <SupplierEditorHost
      suppliers={listed}
      first={first}
      onSaved={onSaved}
      onCancelled={onCancelled}
      onChange={setLoaded}
    />
  );
  if (loaded) return { ...loaded, loaded, host };
  return {
    loaded,
    host,
    editing: first,
    isSaving: false,
    isDirty: false,
    start: setFirst,
    async leave() {
      setFirst(null);
      return true;
    },
    save: async () => false,
    saveAsNew: async () => false,
    cancel() {
      setFirst(null);
      if (first) onCancelled(first);
    },
  };
}
