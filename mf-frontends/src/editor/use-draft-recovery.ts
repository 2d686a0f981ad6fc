import type { LastChange } from '@wabu/shared/entities/problem';
import { useSession } from '@wabu/shared/session';
import type { Conflict, Decisions, Versions } from '@wabu/shared/tree';
import { type FoundDraft, showToast, useLocalDraft } from '@wabu/shared/ui';
import { loadLastChange } from '../api/frontend-calls.ts';
import { type Draft, mergeDrafts } from '../model/draft/draft.ts';
import { changes, type EditorState, isDirty } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { EditorStore } from './editor-store.tsx';

/** The base makes a merge possible when the record changed since. */
export type StoredDraft = Pick<EditorState, 'base' | 'draft' | 'origins' | 'picturesFrom'>;

interface RecoveryOptions {
  store: EditorStore | null;
  resolveConflicts: (
    conflicts: readonly Conflict[],
    saved?: Partial<LastChange>,
  ) => Promise<Decisions | null>;
}

export function useDraftRecovery({ store, resolveConflicts }: RecoveryOptions) {
  const t = useFrontendsWords();
  const { user } = useSession();
  const state = store?.getState();
  const record = state && (state.version === null ? '+new' : state.base.URL);
  const localDraft = useLocalDraft<StoredDraft>({
    key: record !== undefined && user ? `${user.username}/frontend/${record}` : null,
    version: state?.version ?? null,
    read: () => store && toStoredDraft(store.getState()),
  });

  async function recover(found: FoundDraft<StoredDraft>): Promise<void> {
    if (store === null) return;
    const { base, draft, origins, picturesFrom } = found.value;
    const current = store.getState();
    const isSame = found.version === current.version;
    const joined = isSame ? draft : await join({ base, mine: draft, theirs: current.base });
    if (joined === null) return;
    localDraft.recover(found);
    store.setState(changes.recover({ draft: joined, origins, picturesFrom }));
    if (!isSame) showToast({ text: t('form.draftOlder') });
  }

  const join = (versions: Versions<Draft>) =>
    mergeDrafts(versions, async (conflicts) => {
      // Who saved is nice to know; without it the conflicts can be resolved too.
      const last = await loadLastChange(versions.theirs.URL).catch(() => undefined);
      return resolveConflicts(conflicts, last && { changedBy: last.by, changedAt: last.at });
    });

  return { ...localDraft, recover };
}

function toStoredDraft(state: EditorState): StoredDraft | null {
  if (!isDirty(state)) return null;
  const { base, draft, origins, picturesFrom } = state;
  return { base, draft, origins, picturesFrom };
}
