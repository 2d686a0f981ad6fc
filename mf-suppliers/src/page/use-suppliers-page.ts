import { can } from '@wabu/shared/entities/permissions';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useSession } from '@wabu/shared/session';
import {
  type RowFocus,
  rowFocus,
  useBackKey,
  useFragmentAction,
  useIfAllowed,
  useList,
  useOpenedRecord,
  useOpenHistory,
  useResultToast,
  useStableCallbacks,
} from '@wabu/shared/ui';
import type { SavedRecord } from '@wabu/shared/ui/record-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { suppliersList } from '../api/suppliers-list.ts';
import { useListReload, useSupplier } from '../api/use-suppliers.ts';
import { useDeferredEditor } from '../form/use-deferred-editor.tsx';
import type { Editing } from '../form/use-supplier-editor.ts';
import { useListState } from '../list/use-list-state.ts';
import { supplierPath } from '../model/supplier-path.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { loadHistory } from './load-history.ts';
import { useDeleteSupplier } from './use-delete-supplier.tsx';

/** Connects list, editor and server: permissions, the steps after a save, keyboard shortcuts. */
export function useSuppliersPage() {
  const showResult = useResultToast();
  const showSaved = useSavedToast();
  const canWrite = can(useSession().user?.role, 'suppliers.write');
  const suppliers = useList(suppliersList);
  const list = useListState();
  const reload = useListReload();
  const { ifAllowed } = useIfAllowed(canWrite);
  const remove = useDeleteSupplier(({ PIVA }) => {
    reload({ deleted: PIVA });
    backToList();
  });
  const listRef = useRef<HTMLDivElement>(null);
  const [focusOn, setFocusOn] = useState<RowFocus>();
  const editor = useDeferredEditor({
    suppliers,
    onSaved(result) {
      const { stored, next } = result;
      reload({ saved: stored });
      if (next === 'edit') list.select(stored.id);
      else backToList(stored.id);
      showSaved(result, () => actions.open(stored));
    },
    onCancelled(cancelled) {
      const { edited, typed } = cancelled;
      backToList(edited?.id);
      const reopen = () => (typed ? actions.resume(cancelled) : actions.open(edited));
      if (typed || edited) showResult({ reopen });
    },
  });
  useRestoreFocus(editor.editing !== null, listRef);
  const selected = useSupplier(suppliers, list.selected);
  const isWriting = editor.editing !== null;
  const opened = editor.editing ? editor.editing.edited : selected;
  const history = useOpenHistory(opened);

  function backToList(id?: string): void {
    list.clear();
    if (id !== undefined) setFocusOn(rowFocus(id));
    else listRef.current?.focus({ preventScroll: true });
  }
  async function open(supplier: Pick<Supplier, 'id'> | string | null): Promise<void> {
    if (!(await editor.leave())) return;
    list.select(typeof supplier === 'string' ? supplier : (supplier?.id ?? null));
  }
  async function begin(editing: Editing): Promise<void> {
    if (await editor.leave()) editor.start(editing);
  }

  const actions = useStableCallbacks({
    open,
    resume: begin,
    add: ifAllowed(() => begin({ edited: null })),
    edit: ifAllowed(() => selected && begin({ edited: selected })),
    remove: ifAllowed(() => selected && remove(selected)),
    history: history.open,
    save: ifAllowed(() => editor.save()),
    saveAndContinue: ifAllowed(() => editor.save('edit')),
    saveAndNew: ifAllowed(() => editor.save('new')),
    saveAsNew: ifAllowed(editor.saveAsNew),
    cancel: editor.cancel,
    search: list.setSearch,
    filter: list.setFilters,
  });
  useLinks(selected, actions.add);
  // Leaves the form first, then the record.
  useBackKey(() => open(isWriting ? list.selected : null), isWriting || !!selected);
  const state = { list, suppliers, editor, selected, canWrite, history, listRef, focusOn };
  return { ...state, actions, reload, showSaved };
}

export type SuppliersPageState = ReturnType<typeof useSuppliersPage>;

/** `#new` opens the form of a new supplier; the command palette learns which one is open. */
function useLinks(selected: Supplier | null | undefined, add: () => void): void {
  useFragmentAction('new', add);
  useOpenedRecord(selected ? { label: selected.Nome, path: supplierPath(selected) } : null);
}

/** Shows that a supplier was saved. */
function useSavedToast() {
  const t = useSupplierWords();
  const showResult = useResultToast();
  return ({ stored: saved, isMerged, batch }: SavedRecord<Supplier>, reopen?: () => void): void => {
    const text = t(isMerged ? 'done.merged' : 'done.saved', { name: saved.Nome });
    const describe = async () => (await loadHistory()).historyRecordOf(t, saved);
    showResult({ text, batch, describe, reopen });
  };
}

/** Moves the focus to the list when the form closes, because the focused field is removed with it. */
function useRestoreFocus(isWriting: boolean, listRef: RefObject<HTMLElement | null>): void {
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting && document.activeElement === document.body) {
      listRef.current?.focus({ preventScroll: true });
    }
    wasWriting.current = isWriting;
  }, [isWriting, listRef]);
}
