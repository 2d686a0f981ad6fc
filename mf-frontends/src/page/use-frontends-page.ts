import { useQueryClient } from '@tanstack/react-query';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { frontendSortFields } from '@wabu/shared/entities/lists/frontend-order';
import { can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import {
  type RowFocus,
  rowFocus,
  useBackKey,
  useDeleteRecord,
  useFailureAlert,
  useFragment,
  useIfAllowed,
  useListOrder,
  useOpenedRecord,
  useOpenHistory,
  useResultToast,
  useStableCallbacks,
  useTableView,
} from '@wabu/shared/ui';
import type { FormResult } from '@wabu/shared/ui/record-form';
import { useEffect, useRef, useState } from 'react';
import { deleteFrontend } from '../api/frontend-calls.ts';
import { useFrontend, useFrontends } from '../api/use-frontends.ts';
import type { StoredFrontend } from '../editor/use-frontend-form.ts';
import { frontendPath } from '../model/frontend-path.ts';
import type { FormTarget } from '../model/publication/form-target.ts';
import type { FrontendSearch } from '../model/search-frontends.ts';
import { isDragging } from '../parts/is-dragging.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { type FrontendEditor, useFrontendEditor } from './use-frontend-editor.ts';
import { type RouteState, useRouteState } from './use-route-state.ts';

const everything: FrontendSearch = { text: '', only: null };

export function useFrontendsPage() {
  const role = useSession().user?.role;
  const canWrite = can(role, 'frontends.write');
  const { ifAllowed, forbid } = useIfAllowed(canWrite);
  const queries = useQueryClient();
  const browsing = useBrowsing();
  const [requested, go] = useRouteState();
  const url = 'url' in requested ? requested.url : null;
  const record = useRecord(url);
  const showSaved = useSavedToast();
  // Without write permission a form URL shows the read-only view.
  const route = canWrite ? requested : readOnly(requested);

  const reload = () => queries.invalidateQueries({ queryKey: ['frontends'] });
  function backToList(saved?: Frontend): void {
    browsing.showAll(saved);
    go({ mode: 'none' });
  }

  const remove = useRemove(backToList);
  const editor = useFrontendEditor({
    route,
    record: record.data,
    takenUrls: browsing.list.takenUrls,
    onSaved(result) {
      const { stored, next } = result;
      void reload();
      if (next === 'edit') go({ mode: 'edit', url: stored.URL });
      else if (next === 'new') go({ mode: 'new' });
      else backToList(stored);
      showSaved(result, next === 'edit' ? undefined : () => callbacks.open(stored.URL));
    },
  });

  async function moveTo(next: RouteState): Promise<void> {
    if (await editor.leave()) go(next);
  }
  const open = (next: string) => moveTo({ mode: 'view', url: next });

  // Toasts outlive the render that created them.
  const callbacks = useStableCallbacks({ open, leave: editor.leave, keep: editor.keep });

  const history = useOpenHistory(record.data);
  const cancel = useCancel({ route, editor, callbacks, go, backToList });
  const { target, editAt } = useEditAt(ifAllowed(() => url !== null && go({ mode: 'edit', url })));
  useForbiddenForm(requested, canWrite, forbid);
  useCloseWhen(record.isGone && !editor.isDirty, route, go);
  const actions = useStableCallbacks({
    add: ifAllowed(() => moveTo({ mode: 'new' })),
    edit: () => editAt(null),
    remove: ifAllowed(() => record.data && remove(record.data)),
    history: history.open,
    save: () => editor.save(),
    saveAndContinue: () => editor.save('edit'),
    saveAndNew: () => editor.save('new'),
    saveAsNew: editor.saveAsNew,
    cancel,
  });
  useEscape(route, moveTo);

  return {
    ...browsing,
    route,
    record,
    editor,
    canWrite,
    canPublish: can(role, 'frontends.publish'),
    target,
    editAt,
    isWriting: isFormOpen(route),
    open: (next: string) => void open(next),
    close: () => void moveTo({ mode: 'none' }),
    history,
    actions,
  };
}

export type FrontendsPageState = ReturnType<typeof useFrontendsPage>;

function useRecord(url: string | null) {
  const record = useFrontend(url);
  const opened = record.data?.URL;
  useOpenedRecord(opened === undefined ? null : { label: opened, path: frontendPath(opened) });
  return record;
}

type Saved = FormResult<StoredFrontend>;
type Words = ReturnType<typeof useFrontendsWords>;

function savedText(t: Words, { stored, as, isMerged }: Saved) {
  if (as === 'new') return t('save.added');
  return isMerged ? t('save.merged') : t('save.saved', { url: stored.URL });
}

function useRemove(backToList: () => void): (frontend: Frontend) => Promise<void> {
  const t = useFrontendsWords();
  const fail = useFailureAlert();
  const queries = useQueryClient();
  return useDeleteRecord({
    ask: ({ URL }) => ({
      title: t('delete.question', { url: URL }),
      detail: t('delete.detail'),
      confirmLabel: t('actions.delete'),
    }),
    send: ({ URL, version }, batch) => deleteFrontend(URL, version, batch),
    done: ({ URL }) => t('delete.done', { url: URL }),
    onFailed: (error) => fail(t('delete.failed'), error),
    onDeleted() {
      backToList();
      // The deleted record would answer 404.
      const isOthers = ({ queryKey: [, kind] }: { queryKey: readonly unknown[] }) => kind !== 'one';
      void queries.invalidateQueries({ queryKey: ['frontends'], predicate: isOthers });
    },
  });
}

function useBrowsing() {
  const [search, setSearch] = useState(everything);
  const fragment = useFragment();
  const [sort, setSort] = useListOrder(fragment, frontendSortFields);
  const view = useTableView('frontends', fragment);
  const [focusOn, setFocusOn] = useState<RowFocus>();
  function showAll(saved?: Frontend): void {
    // A review goes on after each save, until the person ends it.
    setSearch(({ review }) => (review ? { ...everything, review } : everything));
    if (saved) setFocusOn(rowFocus(saved.URL));
  }
  const listRef = useRef<HTMLDivElement>(null);
  const list = useFrontends(search, sort);
  return { list, search, setSearch, sort, setSort, fragment, view, focusOn, listRef, showAll };
}

function useEditAt(startEdit: () => void) {
  const [target, setTarget] = useState<FormTarget | null>(null);
  function editAt(at: FormTarget | null): void {
    setTarget(at);
    startEdit();
  }
  return { target, editAt };
}

function useSavedToast() {
  const t = useFrontendsWords();
  const showResult = useResultToast();
  return (saved: Saved, reopen?: () => Promise<void>): void => {
    const describe = async () =>
      (await import('./frontend-history.tsx')).historyRecordOf(t, saved.stored);
    showResult({ text: savedText(t, saved), batch: saved.batch, describe, reopen });
  };
}

interface Cancelling {
  route: RouteState;
  editor: FrontendEditor;
  callbacks: Pick<FrontendEditor, 'leave' | 'keep'>;
  go: (route: RouteState) => void;
  backToList: () => void;
}

function useCancel({ route, editor, callbacks, go, backToList }: Cancelling): () => void {
  const showResult = useResultToast();
  return () => {
    const { store } = editor;
    const typed = editor.cancel();
    backToList();
    async function reopen(): Promise<void> {
      if (!(await callbacks.leave())) return;
      if (store && typed) {
        store.setState(typed);
        callbacks.keep(store, route);
      }
      go(route);
    }
    if (typed || route.mode === 'edit') showResult({ reopen });
  };
}

function useEscape(route: RouteState, moveTo: (route: RouteState) => Promise<void>): void {
  const back: RouteState = route.mode === 'edit' ? { ...route, mode: 'view' } : { mode: 'none' };
  useBackKey(() => isDragging() || moveTo(back), route.mode !== 'none');
}

const isFormOpen = ({ mode }: RouteState) => mode === 'edit' || mode === 'new';

function readOnly(route: RouteState): RouteState {
  if (route.mode === 'new') return { mode: 'none' };
  return route.mode === 'edit' ? { ...route, mode: 'view' } : route;
}

function useCloseWhen(isGone: boolean, route: RouteState, go: (route: RouteState) => void): void {
  const url = route.mode === 'edit' ? route.url : null;
  useEffect(() => {
    if (isGone && url !== null) go({ mode: 'view', url });
  }, [isGone, url, go]);
}

function useForbiddenForm({ mode }: RouteState, canWrite: boolean, forbid: () => void): void {
  const isRejected = !canWrite && (mode === 'edit' || mode === 'new');
  const say = useRef(forbid);
  useEffect(() => {
    if (isRejected) say.current();
  }, [isRejected]);
}
