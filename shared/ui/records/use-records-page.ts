import { useEffect, useRef, useState } from 'react';
import type { HistoryEntity } from '../../entities/history/history.ts';
import { useSession } from '../../session/index.ts';
import { useHotkey } from '../controls/use-hotkey.ts';
import { useAlert } from '../dialogs/use-alert.tsx';
import { useDraftRecords } from '../forms/use-draft-records.ts';
import { type RowFocus, rowFocus } from '../grid/use-grid.ts';
import { useOpenHistory } from '../history/use-open-history.ts';
import { useStableCallbacks } from '../lifecycle/use-stable-callbacks.ts';
import { useUiWords } from '../words/it.ts';
import { type OpenedRecord, useOpenedRecord } from './opened-records.ts';
import { goToPart } from './section-links.tsx';
import { formKey, type RecordRoute, useFormSlot } from './use-form-slot.ts';
import { type OutcomeOptions, useMoves, useOutcome, viewOf } from './use-outcome.ts';

/** The id of the open record's title, which names its form. */
export const RECORD_TITLE_ID = 'record-title';

export interface RecordsPageOptions<Stored> extends OutcomeOptions<Stored> {
  entity: HistoryEntity;
  canWrite: boolean;
  /** The record of the route: null when there is none, undefined while it is loaded. */
  stored: Stored | null | undefined;
  /** Its name, its address, and its key in the history. */
  identify: (record: Stored) => OpenedRecord & { recordKey: string };
}

/** A page of records: what opens, edits and deletes them, with the toast, the keys and the focus after each. */
export function useRecordsPage<Stored, State>(options: RecordsPageOptions<Stored>) {
  const { entity, canWrite, stored, keyOf, identify } = options;
  const { opened, go } = options.routing;
  const t = useUiWords();
  const { user } = useSession();
  const alert = useAlert();
  const forbid = () => void alert({ title: t('failure.forbidden') });
  const ifAllowed = (act: () => unknown) => (canWrite ? () => void act() : forbid);
  const route = useAllowedRoute(options.routing.route, canWrite, forbid);
  const slot = useFormSlot<Stored, State>(route, stored);
  const { start, form } = slot;
  const isWriting = formKey(route) !== null;
  const { showList, showRecord, ...list } = useWayOut(options, isWriting);
  const { leave, open, begin } = useMoves(slot, go);
  const { showSaved, ...outcome } = useOutcome(options, { route, slot, showList, showRecord });
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
    /** Begins a record of which some values are known. */
    addFrom: (typed: State) => ifAllowed(() => begin({ mode: 'new' }, { stored: null, typed }))(),
    edit: ifAllowed(() => stored && begin({ mode: 'edit', key: keyOf(stored) })),
    remove: ifAllowed(() => stored && outcome.remove(stored)),
    history: history.open,
    save: ifAllowed(() => form?.save()),
    saveAndContinue: ifAllowed(() => form?.save('edit')),
    saveAndNew: ifAllowed(() => form?.save('new')),
    saveAsNew: ifAllowed(() => form?.saveAsNew()),
    cancel: () => isWriting && outcome.cancel(),
  });
  /** Leaves the form first, then the record. */
  const goBack = () => void open(isWriting ? opened : null);
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
    historyOf: options.historyOf,
    route,
    opened,
    stored,
    canWrite,
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

/** Who may not write sees the record instead of its form, and reads why. */
function useAllowedRoute(route: RecordRoute, canWrite: boolean, forbid: () => void) {
  const isRejected = !canWrite && formKey(route) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: says it once
  useEffect(() => {
    if (isRejected) forbid();
  }, [isRejected]);
  if (!isRejected) return route;
  return 'key' in route ? viewOf(route.key) : ({ mode: 'none' } as const);
}

/** Shows the list after a save, a cancel or a deletion, with the focus on a record of it; or the saved record. */
function useWayOut<Stored>({ clear, routing }: RecordsPageOptions<Stored>, isWriting: boolean) {
  const listRef = useRef<HTMLDivElement>(null);
  const [focusOn, setFocusOn] = useState<RowFocus>();
  const focusList = () => listRef.current?.focus({ preventScroll: true });
  const wasWriting = useRef(false);
  const isRecordNext = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) {
      if (isRecordNext.current) goToPart(RECORD_TITLE_ID);
      // The focused field is removed with its form.
      else if (document.activeElement === document.body) focusList();
      isRecordNext.current = false;
    }
    wasWriting.current = isWriting;
  });
  function showList(key?: string): void {
    clear();
    routing.go({ mode: 'none' });
    if (key === undefined) focusList();
    else setFocusOn(rowFocus(key));
  }
  function showRecord(key: string): void {
    isRecordNext.current = true;
    routing.go(viewOf(key));
  }
  return { listRef, focusOn, showList, showRecord };
}
