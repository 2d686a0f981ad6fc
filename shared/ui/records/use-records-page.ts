import { useEffect, useRef, useState } from 'react';
import type { HistoryEntity } from '../../entities/history/history.ts';
import { useSession } from '../../session/index.ts';
import { useHotkey } from '../controls/use-hotkey.ts';
import { useDraftRecords } from '../forms/use-draft-records.ts';
import { type RowFocus, rowFocus } from '../grid/use-grid.ts';
import type { RestorableRecord } from '../history/record-history.tsx';
import { useOpenHistory } from '../history/use-open-history.ts';
import { useStableCallbacks } from '../lifecycle/use-stable-callbacks.ts';
import { useUiWords } from '../words/ui-words.ts';
import { type OpenedRecord, useOpenedRecord } from './opened-records.ts';
import { type Deletion, useDeleteRecord } from './use-delete-record.ts';
import {
  type FormResult,
  formKey,
  type RecordRoute,
  type SaveAs,
  type SavedRecord,
  useFormSlot,
} from './use-form-slot.ts';
import { useIfAllowed } from './use-if-allowed.ts';
import { useResultToast } from './use-result-toast.ts';

/** How the address, or the page, holds what is shown. */
export interface RecordRouting {
  route: RecordRoute;
  /** The key of the record that a form leads back to. */
  opened: string | null;
  go: (route: RecordRoute) => void;
}

interface RecordsPageOptions<Stored> {
  entity: HistoryEntity;
  routing: RecordRouting;
  canWrite: boolean;
  /** The record of the route: null when there is none, undefined while it is loaded. */
  stored: Stored | null | undefined;
  keyOf: (record: Stored) => string;
  /** Its name, its address, and its key in the history. */
  identify: (record: Stored) => OpenedRecord & { recordKey: string };
  /** Ends the search, after a save or a cancel. */
  clear: () => void;
  deletion: Omit<Deletion<Stored>, 'onDeleted'>;
  onDeleted: (record: Stored) => void;
  onSaved: (record: Stored) => void;
  savedText: (result: SavedRecord<Stored> & { as?: SaveAs }) => string;
  /** For the undo of a save. */
  historyOf: (record: Stored) => Promise<RestorableRecord>;
}

/** A page of records: what opens, edits and deletes them, with the toast, the keys and the focus after each. */
export function useRecordsPage<Stored, State>(options: RecordsPageOptions<Stored>) {
  const { entity, canWrite, stored, keyOf, identify } = options;
  const { opened, go } = options.routing;
  const { user } = useSession();
  const { ifAllowed, forbid } = useIfAllowed(canWrite);
  const route = useAllowedRoute(options.routing, canWrite, forbid);
  const slot = useFormSlot<Stored, State>(route, stored);
  const { start, form } = slot;
  const isWriting = formKey(route) !== null;
  const { showList, ...list } = useWayToList(options, isWriting);
  const { leave, open, begin } = useMoves(slot, go);
  const { showSaved, ...outcome } = useOutcome(options, { route, slot, showList });
  const remove = useDeletion(options, showList);
  useOpenedRecord(stored ? identify(stored) : null);
  const history = useOpenHistory(stored);
  const host = useStableCallbacks({
    show: slot.show,
    close: slot.close,
    onSaved: outcome.handleSaved,
  });
  const actions = useStableCallbacks({
    leave,
    open: (key: string | null) => void open(key),
    add: ifAllowed(() => begin({ mode: 'new' })),
    edit: ifAllowed(() => stored && begin({ mode: 'edit', key: keyOf(stored) })),
    remove: ifAllowed(() => stored && remove(stored)),
    history: history.open,
    save: ifAllowed(() => form?.save()),
    saveAndContinue: ifAllowed(() => form?.save('edit')),
    saveAndNew: ifAllowed(() => form?.save('new')),
    saveAsNew: ifAllowed(() => form?.saveAsNew()),
    cancel: () => isWriting && outcome.cancel(),
  });
  /** Leaves the form first, then the record. */
  const goBack = () => void open(isWriting ? opened : null);
  const t = useUiWords();
  useHotkey('escape', goBack, { enabled: route.mode !== 'none', label: t('list.back') });
  const isGone = route.mode === 'edit' && stored === null && !form?.isDirty && !form?.isSaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record
  useEffect(() => {
    if (isGone) queueMicrotask(goBack);
  }, [isGone]);

  return {
    ...list,
    entity,
    identify,
    route,
    opened,
    stored,
    canWrite,
    /** The keys of the records that have a local draft. */
    drafts: useDraftRecords(user && `${user.username}/${entity}/`),
    /** What the open form starts from. */
    start,
    host,
    form,
    isWriting,
    /** Of the toolbar. Before the form is there, there is nothing to save. */
    mode: form ? route.mode : stored ? ('view' as const) : ('none' as const),
    history,
    actions,
    showSaved,
  };
}

export type RecordsPageState<Stored, State> = ReturnType<typeof useRecordsPage<Stored, State>>;

const viewOf = (key: string): RecordRoute => ({ mode: 'view', key });

/** Who may not write sees the record instead of its form, and reads why. */
function useAllowedRoute({ route }: RecordRouting, canWrite: boolean, forbid: () => void) {
  const isRejected = !canWrite && formKey(route) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: says it once
  useEffect(() => {
    if (isRejected) forbid();
  }, [isRejected]);
  if (!isRejected) return route;
  return 'key' in route ? viewOf(route.key) : ({ mode: 'none' } as const);
}

/** Shows the list after a save, a cancel or a deletion, with the focus on a record of it. */
function useWayToList<Stored>({ clear, routing }: RecordsPageOptions<Stored>, isWriting: boolean) {
  const listRef = useRef<HTMLDivElement>(null);
  const [focusOn, setFocusOn] = useState<RowFocus>();
  const focusList = () => listRef.current?.focus({ preventScroll: true });
  const wasWriting = useRef(false);
  useEffect(() => {
    // The focused field is removed with its form.
    if (wasWriting.current && !isWriting && document.activeElement === document.body) focusList();
    wasWriting.current = isWriting;
  });
  function showList(key?: string): void {
    clear();
    routing.go({ mode: 'none' });
    if (key === undefined) focusList();
    else setFocusOn(rowFocus(key));
  }
  return { listRef, focusOn, showList };
}

function useDeletion<Stored>(options: RecordsPageOptions<Stored>, showList: () => void) {
  return useDeleteRecord<Stored>({
    ...options.deletion,
    onDeleted(record) {
      showList();
      options.onDeleted(record);
    },
  });
}

type Slot<Stored, State> = ReturnType<typeof useFormSlot<Stored, State>>;

/** What replaces the open form or record. It asks about unsaved work first. */
function useMoves<Stored, State>(
  { form, close, resume }: Slot<Stored, State>,
  go: RecordRouting['go'],
) {
  async function leave(): Promise<boolean> {
    if (form) return form.leave();
    close();
    return true;
  }
  async function open(key: string | null): Promise<void> {
    if (await leave()) go(key === null ? { mode: 'none' } : viewOf(key));
  }
  async function begin(route: RecordRoute, from: Parameters<typeof resume>[1] = null) {
    if (!(await leave())) return;
    resume(route, from);
    go(route);
  }
  return { leave, open, begin };
}

interface Outcome<Stored, State> {
  route: RecordRoute;
  slot: Slot<Stored, State>;
  showList: (key?: string) => void;
}

/** What follows a save and a cancel. */
function useOutcome<Stored, State>(
  { keyOf, routing: { go }, clear, onSaved, savedText, historyOf }: RecordsPageOptions<Stored>,
  { route, slot, showList }: Outcome<Stored, State>,
) {
  const showResult = useResultToast();
  // A toast outlives the render that created it.
  const moves = useStableCallbacks(useMoves(slot, go));

  function showSaved(result: Parameters<typeof savedText>[0], reopen?: () => unknown): void {
    const describe = () => historyOf(result.stored);
    showResult({ text: savedText(result), batch: result.batch, describe, reopen });
  }
  function handleSaved(result: FormResult<Stored>): void {
    const { stored: saved, next } = result;
    const key = keyOf(saved);
    onSaved(saved);
    if (next === 'edit') {
      slot.rename(key);
      go({ mode: 'edit', key });
    } else if (next === 'new') {
      clear();
      slot.resume({ mode: 'new' }, null);
      go({ mode: 'new' });
    } else if (next !== 'nothing') showList(key);
    showSaved(result, next === 'edit' ? undefined : () => moves.open(key));
  }
  function cancel(): void {
    const stored = slot.start?.stored ?? null;
    const typed = slot.form?.cancel();
    slot.close();
    showList('key' in route ? route.key : undefined);
    const reopen = () => moves.begin(route, typed ? { stored, typed } : null);
    if (typed || route.mode === 'edit') showResult({ reopen });
  }
  return { showSaved, handleSaved, cancel };
}
