import { ApiProblem } from '@wabu/api/client';
import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { TextOrigin } from '@wabu/shared/entities/translation-provenance';
import type { EditorStore } from '../editor/editor-store.tsx';
import type { Draft } from '../model/draft/draft.ts';
import { changes, isDirty, originsToSend } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { mergeDrafts } from '../model/merge/merge-drafts.ts';
import type { Conflict, Resolutions } from '../model/merge/versions.ts';

export interface SaveDependencies {
  /** Makes another record of what stands in the form. */
  isNew: boolean;
  /** One try to write; with a version it replaces exactly that one, with null it creates. */
  send: (
    save: { draft: Draft; origins: TextOrigin[] },
    version: number | null,
  ) => Promise<Frontend>;
  load: (url: string) => Promise<FrontendWithProvenance>;
  /** What both changed, to be decided; null when the writer goes back to the form. */
  resolveConflicts: (
    conflicts: readonly Conflict[],
    lastChange?: Partial<LastChange>,
  ) => Promise<Resolutions | null>;
}

export interface SaveResult {
  frontend: Frontend;
  /** Somebody else's changes are in it. */
  isMerged: boolean;
}

/**
 * Saves what stands in the form. When somebody saved meanwhile, both are joined and sent again, until
 * nobody comes in between. Null when the writer went back to the form, which has lost nothing.
 */
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
      if (store.getState().draft === sent.draft)
        store.setState(changes.markSaved(frontend.version));
      // What was typed while the save was under way stays in the form, on top of what was saved.
      else await join(store, sent.draft, await tools.load(frontend.URL), tools);
      return { frontend, isMerged };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 412) throw error;
      lastChange = error.problem;
    }
    const current = await tools.load(sent.base.URL);
    if (!(await join(store, sent.base, current, tools, lastChange))) return null;
    // The answer to a first try may have been lost on its way: then all of it is there already.
    if (!isDirty(store.getState())) return { frontend: current, isMerged };
    isMerged = true;
  }
}

/** Puts the form on the ground of a newer version; false when its conflicts were not decided. */
async function join(
  store: EditorStore,
  base: Draft,
  current: FrontendWithProvenance,
  { resolveConflicts }: Pick<SaveDependencies, 'resolveConflicts'>,
  lastChange?: Partial<LastChange>,
): Promise<boolean> {
  const saved = savedOf(current);
  const versions = { base, mine: store.getState().draft, theirs: saved.draft };
  const { merged, conflicts } = mergeDrafts(versions);
  const resolutions = conflicts.length > 0 ? await resolveConflicts(conflicts, lastChange) : {};
  if (resolutions === null) return false;
  const draft = conflicts.length > 0 ? mergeDrafts(versions, resolutions).merged : merged;
  store.setState(changes.rebase(saved, draft));
  return true;
}
