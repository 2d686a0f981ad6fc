import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { pictureNames } from '@wabu/shared/entities/microsite';
import type { FieldProblem } from '@wabu/shared/entities/problem';
import {
  type AfterSave,
  type FormHost,
  type SaveAs,
  showToast,
  useConfirm,
  useErrorsDialog,
} from '@wabu/shared/ui';
import { type RecordCalls, useRecordForm } from '@wabu/shared/ui/record-form';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { copyPictures } from '../api/copy-pictures.ts';
import {
  addFrontend,
  loadFrontend,
  loadLastChange,
  updateFrontend,
} from '../api/frontend-calls.ts';
import { checkDraft } from '../model/draft/check-draft.ts';
import { mergeDrafts } from '../model/draft/draft.ts';
import {
  changes,
  type EditorState,
  isDirty,
  originsToSend,
  pictureUrl,
} from '../model/draft/editor-state.ts';
import { draftOf, type StoredFrontend } from '../model/draft/new-draft.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { EditorStore } from './editor-store.tsx';
import { toFieldError } from './problem-label.ts';

interface FormOptions {
  store: EditorStore;
  host: FormHost<StoredFrontend, EditorState>;
  /** The frontend of the page. */
  record: StoredFrontend | null | undefined;
  /** Existing URLs, normalized. */
  takenUrls: ReadonlySet<string>;
}

/** The form of a frontend, whose values the editor store holds. */
export function useFrontendForm({ store, host, record, takenUrls }: FormOptions) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const { problems, showProblems } = useProblems(store);
  // Renders when the form changes between saved and unsaved.
  useStore(store, isDirty);
  const url = store.getState().base.URL;

  /** The question about overwriting belongs to the saves that are specified; the others say what they do, or are pressed often. */
  async function isSure(as: SaveAs, next: AfterSave): Promise<boolean> {
    if (as === 'new' || (next !== 'list' && next !== 'new')) return true;
    const title = t('save.overwrite', { url });
    return confirm({ title, confirmLabel: t('save.overwriteButton') });
  }

  const form = useRecordForm<StoredFrontend, EditorState>({
    host,
    calls: useFrontendCalls(url),
    entity: 'frontend',
    recordKey: url,
    getState: store.getState,
    setState: store.setState,
    stored: record?.URL === url ? record : undefined,
    async prepare(as, next) {
      const found = checkDraft(store.getState(), as, takenUrls);
      if (found.length > 0) await showProblems(found);
      return found.length === 0 && (await isSure(as, next)) ? store.getState() : null;
    },
    problemsOf,
    showProblems,
    failedTitle: (as) => t(as === 'same' ? 'save.updateFailed' : 'save.failed'),
    async recover({ value, version }, ask) {
      const current = store.getState();
      const { base, draft, origins, picturesFrom } = value;
      if (version === current.version) return { ...current, draft, origins, picturesFrom };
      const versions = { base, mine: draft, theirs: current.base };
      const joined = await mergeDrafts(versions, async (conflicts) => {
        // Who saved is nice to know; without it the conflicts can be resolved too.
        const last = await loadLastChange(url).catch(() => undefined);
        return ask(current, last && { changedBy: last.by, changedAt: last.at })(conflicts);
      });
      if (joined === null) return null;
      showToast({ text: t('form.draftOlder') });
      return { ...current, draft: joined, origins, picturesFrom };
    },
  });
  return { ...form, problems };
}

function useFrontendCalls(url: string): RecordCalls<StoredFrontend, EditorState> {
  const t = useFrontendsWords();
  const copyUsedPictures = useCopyUsedPictures();
  return {
    scope: `frontend/${url}`,
    async send(state, version, batch) {
      const save = { draft: state.draft, origins: originsToSend(state, version === null) };
      const saved = await (version === null
        ? addFrontend(save, batch)
        : updateFrontend(save, version, batch));
      await copyUsedPictures(state, saved);
      return saved;
    },
    /** Without the provenance of the texts a form works too. */
    async load(saved) {
      const loaded = await loadFrontend(saved.URL).catch(() => saved);
      return loaded.version === saved.version ? loaded : saved;
    },
    async rebase(state, stored, ask) {
      const theirs = draftOf(stored);
      const draft = await mergeDrafts({ base: state.base, mine: state.draft, theirs }, ask);
      if (draft === null) return null;
      const origins = state.draft === state.base ? {} : state.origins;
      const saved = { draft: theirs, version: stored.version, provenance: stored.ledger };
      return { ...changes.rebase(saved, draft)(state), origins, picturesFrom: stored.URL };
    },
    isDirty,
    async toItems(conflicts, { draft, base }) {
      const { toItem } = await import('./conflict-item.tsx');
      const sections = [...draft.Sezioni, ...base.Sezioni];
      return conflicts.map((conflict) => toItem(t, conflict, sections));
    },
  };
}

function useProblems(store: EditorStore) {
  const t = useFrontendsWords();
  const showErrors = useErrorsDialog();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  async function showProblems(found: readonly FieldProblem[]): Promise<void> {
    setProblems(found);
    const { draft } = store.getState();
    await showErrors(found.map((problem) => toFieldError(t, draft, problem)));
  }
  return { problems, showProblems };
}

function problemsOf(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof ApiProblem) || error.status === 403) return [];
  const { errors = [], message } = error.problem;
  if (error.status !== 404 && errors.length > 0) return errors;
  return [{ field: error.status === 404 ? 'URL' : '', message }];
}

/** The code that copies loads when it is needed: few saves copy pictures. */
const loadAndCopy: typeof copyPictures = async (names, folders) =>
  (await import('../api/copy-pictures.ts')).copyPictures(names, folders);

function useCopyUsedPictures() {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  return async (sent: EditorState, { URL }: Frontend): Promise<void> => {
    const from = pictureUrl(sent);
    const names = pictureNames(sent.draft);
    if (from === URL || names.length === 0) return;
    const done = showToast({ text: t('save.copyingImages') });
    const failed = await loadAndCopy(names, { from, to: URL }).catch(() => names);
    done();
    await queries.invalidateQueries({ queryKey: ['pictures'] });
    if (failed.length > 0) {
      showToast({ kind: 'error', text: t('save.imagesNotCopied', { names: failed.join(', ') }) });
    }
  };
}
