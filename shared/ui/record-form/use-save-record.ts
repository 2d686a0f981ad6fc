import {
  type ConflictItem,
  type SaveAs,
  type SavedRecord,
  useConflictDialog,
  useSave,
} from '@wabu/shared/ui';
import type { LastChange, Problem } from '../../entities/problem.ts';
import { randomId } from '../../entities/random-id.ts';
import type { Conflict, Decisions } from '../../tree/index.ts';

/** What a form starts from, and what is typed in it. */
export interface FormState<Values> {
  /** The values of the stored record; those of an empty form for a new one. */
  base: Values;
  /** Null for a new record. */
  version: number | null;
  draft: Values;
}

type Ask = (conflicts: Conflict[]) => Promise<Decisions | null>;

/** How records of a kind are saved. */
export interface RecordCalls<Stored, State> {
  /** Saves of one scope are sent one after the other. */
  scope: string;
  /** `version`: the one that an update replaces; null creates a record. `batch`: the id by which it can be undone. */
  send: (state: State, version: number | null, batch: string) => Promise<Stored>;
  /** What a form needs of a stored record beside the answer of a save. */
  load: (stored: Stored) => Promise<Stored>;
  /** Makes a stored record the base of what is typed, merged with it; null when the user returns to the form. */
  rebase: (state: State, stored: Stored, ask: Ask) => Promise<State | null>;
  isDirty: (state: State) => boolean;
  /** The conflicts in the user's words. */
  toItems: (conflicts: readonly Conflict[], state: State) => Promise<ConflictItem[]>;
}

/**
 * Saves a record. When another person has saved before, it merges part by part and asks only about what both changed;
 * `save` resolves to null when the user returns to the form.
 */
export function useSaveRecord<Stored, State extends FormState<object>>(
  calls: RecordCalls<Stored, State>,
) {
  const resolve = useConflictDialog();
  const { save: send, ...saving } = useSave({
    scope: calls.scope,
    send: (sent: { state: State; version: number | null; batch: string }) =>
      calls.send(sent.state, sent.version, sent.batch),
  });

  const ask = (state: State, last?: Partial<LastChange>) => async (conflicts: Conflict[]) =>
    resolve(await calls.toItems(conflicts, state), last);

  async function save(sent: State, as: SaveAs): Promise<SavedRecord<Stored> | null> {
    const batch = randomId();
    let state = sent;
    let isMerged = false;
    for (;;) {
      const version = as === 'new' ? null : state.version;
      try {
        return { stored: await send({ state, version, batch }), isMerged, batch };
      } catch (error) {
        const problem = version === null ? null : newerIn<Stored>(error);
        if (!problem?.current) throw error;
        const newer = await calls.load(problem.current);
        const merged = await calls.rebase(state, newer, ask(state, problem));
        if (merged === null) return null;
        // The response to an earlier try may have been lost: then the server already holds these values.
        if (!calls.isDirty(merged)) return { stored: newer, isMerged, batch };
        state = merged;
        isMerged = true;
      }
    }
  }
  return { ...saving, save, ask };
}

/** The answer that a newer version is stored; null for another error. */
function newerIn<Stored>(error: unknown): Problem<Stored> | null {
  const { status, problem } = error as { status?: number; problem?: Problem<Stored> };
  return status === 412 && problem ? problem : null;
}
