import { useEffect } from 'react';
import { session } from '../../session/index.ts';

export interface OpenedRecord {
  label: string;
  path: string;
}

const MAX_OPENED = 20;

/** The last one first. In memory only: names of people are not stored in the browser unencrypted. */
let opened: readonly OpenedRecord[] = [];

session.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) opened = [];
});

/** Tells the command palette which record is open; null for none. */
export function useOpenedRecord(record: OpenedRecord | null): void {
  const { label, path } = record ?? {};
  useEffect(() => {
    if (label === undefined || path === undefined) return;
    opened = [{ label, path }, ...opened.filter((one) => one.path !== path)].slice(0, MAX_OPENED);
  }, [label, path]);
}

/** The records that the user has opened in this tab, the last one first. */
export const openedRecords = (): readonly OpenedRecord[] => opened;
