import { useRef, useState } from 'react';

/** What a cell shows instead of the stored value: a value that is being saved, or one that was refused. */
export interface CellDraft {
  value: string;
  /** The sentence of a refusal; null while it is being saved. */
  error: string | null;
}

export type CellDrafts = ReadonlyMap<string, CellDraft>;

export const cellKey = (rowKey: string, column: string) => `${rowKey}/${column}`;

/** The values of cells that are not stored: nothing that was typed is lost, also when its row scrolls away. */
export function useCellDrafts(onChange: ((hasDrafts: boolean) => void) | undefined) {
  const [drafts, setDrafts] = useState<CellDrafts>(new Map());
  const latest = useRef(drafts);
  function put(key: string, draft: CellDraft | null): void {
    const next = new Map(latest.current);
    if (draft === null) next.delete(key);
    else next.set(key, draft);
    if ((next.size === 0) !== (latest.current.size === 0)) onChange?.(next.size > 0);
    latest.current = next;
    setDrafts(next);
  }

  /** Shows the value until it is stored; keeps it, with the reason, when it is refused. */
  async function save(key: string, value: string, send: () => Promise<string | null>) {
    const draft = { value, error: null };
    put(key, draft);
    const error = await send();
    // A later edit of the cell has its own draft.
    if (latest.current.get(key) === draft) put(key, error === null ? null : { value, error });
    return error === null;
  }
  return {
    drafts,
    save,
    /** Keeps a value that was refused. */
    refuse: (key: string, draft: CellDraft) => put(key, draft),
    drop: (key: string) => put(key, null),
  };
}
