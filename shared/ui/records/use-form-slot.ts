import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What a page of records shows beside its list. */
export type RecordRoute = { mode: 'none' | 'new' } | { mode: 'view' | 'edit'; key: string };

/** The mode of a save: update the stored record, or create another one. */
export type SaveAs = 'same' | 'new';

/**
 * What follows a save: the list (or the record, on a page whose records stay open), the record (`view`), a form of it
 * (`edit`) or of another (`new`), or another page (`leave`).
 */
export type AfterSave = 'list' | 'view' | 'edit' | 'new' | 'leave';

export interface SavedRecord<Stored> {
  stored: Stored;
  /** True when it contains changes of another person. */
  isMerged: boolean;
  batch: string;
}

export interface FormResult<Stored> extends SavedRecord<Stored> {
  as: SaveAs;
  /** `edit` too when the form was edited during the save; `nothing` when it was left. */
  next: AfterSave | 'nothing';
}

/** What an open form does for its page. */
export interface OpenForm<State> {
  isSaving: boolean;
  isDirty: boolean;
  save: (next?: AfterSave) => Promise<boolean>;
  saveAsNew: () => Promise<boolean>;
  /** Asks about unsaved work before another page or record replaces the form; resolves to false to stay. */
  leave: () => Promise<boolean>;
  /** Discards the form; returns what was typed, null when nothing was. */
  cancel: () => State | null;
}

/** What a page does for its open form. */
export interface FormHost<Stored, State> {
  /** Null: it is not there any more. */
  show: (form: OpenForm<State> | null) => void;
  close: () => void;
  onSaved: (result: FormResult<Stored>) => void;
}

/** What a form starts from. */
export interface FormStart<Stored, State> {
  /** Null for a new record. */
  stored: Stored | null;
  /** What was typed in a form that was cancelled. */
  typed?: State;
  /** Another number each time that a form is opened. */
  visit: number;
}

export interface Shown<Stored, State> extends FormStart<Stored, State> {
  key: string;
  /** The key before a save as new, until the route has the new one. */
  was?: string;
  isClosed?: boolean;
}

// No record has this key.
const NEW = '+new';
export const formKey = (route: RecordRoute): string | null =>
  route.mode === 'new' ? NEW : route.mode === 'edit' ? route.key : null;

/** The form that the route opens, once its record is loaded. A newer record does not change it; the save merges. */
export function useFormSlot<Stored, State>(route: RecordRoute, stored: Stored | null | undefined) {
  const [shown, setShown] = useState<Shown<Stored, State> | null>(null);
  const [resumed, setResumed] = useState<Omit<Shown<Stored, State>, 'visit'> | null>(null);
  const [visits, setVisits] = useState(0);
  const [form, show] = useState<OpenForm<State> | null>(null);
  const key = formKey(route);
  let current = shown;
  if (shown?.was !== undefined && key === shown.key) setShown({ ...shown, was: undefined });
  else if (key !== (shown?.key ?? null) && key !== shown?.was) {
    const record = key === NEW ? null : stored || undefined;
    const fresh = key !== null && record !== undefined ? { key, stored: record } : null;
    const start = resumed?.key === key ? resumed : fresh;
    current = start && { ...start, visit: visits + 1 };
    if (current) setVisits(current.visit);
    if (current && resumed) setResumed(null);
    if (current !== null || shown !== null) setShown(current);
  }
  const isOpen = current !== null && !current.isClosed;
  return {
    start: isOpen ? current : null,
    // A form that stands within the shown record is open as long as it is there.
    form: current?.isClosed ? null : form,
    show,
    /** The shell must see at once that nothing is unsaved. */
    close() {
      if (isOpen) flushSync(() => setShown((before) => before && { ...before, isClosed: true }));
    },
    rename: (next: string) =>
      setShown((before) => before && { ...before, key: next, was: before.key }),
    /** The next form of this route starts so; also if it has the route of the one before. */
    resume(next: RecordRoute, start: Pick<FormStart<Stored, State>, 'stored' | 'typed'> | null) {
      const itsKey = formKey(next);
      setResumed(start && itsKey !== null ? { ...start, key: itsKey } : null);
      setShown((before) => (before?.key === itsKey ? null : before));
    },
  };
}
