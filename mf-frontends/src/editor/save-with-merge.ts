import { ApiProblem } from '@wabu/api/client';
import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { TextOrigin } from '@wabu/shared/entities/translation-provenance';
import type { Conflict, Decisions } from '@wabu/shared/tree';
import { type Draft, mergeDrafts } from '../model/draft/draft.ts';
import { changes, isDirty, originsToSend } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import type { EditorStore } from './editor-store.tsx';

export interface SaveDependencies {
  isNew: boolean;
  staysOpen: boolean;
  /** Sends one save: an update of this version, or a creation for null. */
  send: (
    save: { draft: Draft; origins: TextOrigin[] },
    version: number | null,
  ) => Promise<Frontend>;
  load: (url: string) => Promise<FrontendWithProvenance>;
  resolveConflicts: (
    conflicts: readonly Conflict[],
    lastChange?: Partial<LastChange>,
  ) => Promise<Decisions | null>;
}

export interface SaveResult {
  frontend: Frontend;
  isMerged: boolean;
}

/** Null when the user leaves the conflict dialog; the form keeps its values. */
export async function saveWithMerge(
  store: EditorStore,
  tools: SaveDependencies,
): Promise<SaveResult | null> {
  let isMerged = false;
  for (;;) {
    const sent = store.getState();
    let lastChange: Partial<LastChange>;
    const save = { draft: sent.draft, origins: originsToSend(sent, tools.isNew) };
    try {
      const frontend = await tools.send(save, tools.isNew ? null : sent.version);
      const isUnchanged = store.getState().draft === sent.draft;
      if (isUnchanged) store.setState(changes.markSaved(frontend.version));
      // Edits made during the request stay in the form, on top of the saved version.
      const takeStored = async () => join(store, sent.draft, await tools.load(frontend.URL), tools);
      if (!isUnchanged) await takeStored();
      else if (tools.staysOpen) await takeStored().catch(() => undefined);
      return { frontend, isMerged };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 412) throw error;
      lastChange = error.problem;
    }
    const current = await tools.load(sent.base.URL);
    if (!(await join(store, sent.base, current, tools, lastChange))) return null;
    // After a lost response the server already holds these values.
    if (!isDirty(store.getState())) return { frontend: current, isMerged };
    isMerged = true;
  }
}

async function join(
  store: EditorStore,
  base: Draft,
  current: FrontendWithProvenance,
  { resolveConflicts }: Pick<SaveDependencies, 'resolveConflicts'>,
  lastChange?: Partial<LastChange>,
): Promise<boolean> {
  const saved = savedOf(current);
  const versions = { base, mine: store.getState().draft, theirs: saved.draft };
  const draft = await mergeDrafts(versions, (found) => resolveConflicts(found, lastChange));
  if (draft === null) return false;
  store.setState(changes.rebase(saved, draft));
  return true;
}
