import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { pictureNames } from '@wabu/shared/entities/microsite';
import type { FieldProblem, LastChange } from '@wabu/shared/entities/problem';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Conflict } from '@wabu/shared/tree';
import {
  isWithdrawn,
  showToast,
  useAlert,
  useConfirm,
  useConflictDialog,
  useErrorsDialog,
  useFailureAlert,
  useSave,
} from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import type { copyPictures } from '../api/copy-pictures.ts';
import {
  addFrontend,
  type FrontendSave,
  loadFrontend,
  updateFrontend,
} from '../api/frontend-calls.ts';
import { checkDraft, type SaveAs } from '../model/draft/check-draft.ts';
import { type EditorState, pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { EditorStore } from './editor-store.tsx';
import { toFieldError } from './problem-label.ts';
import { type SaveResult, saveWithMerge } from './save-with-merge.ts';

/** What follows a save: the list, or a form, of the saved frontend (`edit`) or of another (`new`). */
export type AfterSave = 'list' | 'edit' | 'new';

export interface SavedAs {
  as: SaveAs;
  isMerged: boolean;
  batch: string;
  next: AfterSave;
}

interface SaveOptions {
  isSure?: boolean;
  next?: AfterSave;
}

interface SavingOptions {
  store: EditorStore | null;
  canWrite: boolean;
  takenUrls: ReadonlySet<string>;
  /** `as`: whether the same record or a new one was saved; `batch`: the id by which it can be undone. */
  onSaved: (frontend: Frontend, result: SavedAs) => void;
}

interface Try {
  save: FrontendSave;
  version: number | null;
  key: string;
  batch: string;
}

export function useSaving({ store, canWrite, takenUrls, onSaved }: SavingOptions) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const errors = useSaveErrors(store);
  const resolveConflicts = useResolveConflicts(store);
  const isBusy = useRef(false);
  const url = store?.getState().base.URL ?? '';
  const { save: send, ...sending } = useSave({
    scope: `frontend/${url}`,
    send: ({ save, version, key, batch }: Try) =>
      version === null ? addFrontend(save, { key, batch }) : updateFrontend(save, version, batch),
  });

  async function attempt(editor: EditorStore, as: SaveAs, next: AfterSave): Promise<boolean> {
    const before = editor.getState();
    const key = randomId();
    const batch = randomId();
    const result: SaveResult | null = await saveWithMerge(editor, {
      isNew: as === 'new',
      staysOpen: next === 'edit',
      send: (save, version) => send({ save, version, key, batch }),
      load: loadFrontend,
      resolveConflicts,
    });
    if (result === null) return false;
    await copyUsedPictures(before, result.frontend);
    editor.setState({ picturesFrom: result.frontend.URL });
    onSaved(result.frontend, { as, isMerged: result.isMerged, batch, next });
    return true;
  }

  const copyUsedPictures = useCopyUsedPictures();

  async function save(as: SaveAs, options: SaveOptions = {}): Promise<boolean> {
    if (store === null || isBusy.current) return false;
    isBusy.current = true;
    try {
      if (!canWrite) return await errors.showForbidden();
      const state = store.getState();
      const problems = checkDraft(state, as, takenUrls);
      if (problems.length > 0) return await errors.showProblems(problems);
      const title = t('save.overwrite', { url: state.base.URL });
      const asks = as === 'same' && !options.isSure;
      if (asks && !(await confirm({ title, confirmLabel: t('save.overwriteButton') })))
        return false;
      return await attempt(store, as, options.next ?? 'list');
    } catch (error) {
      return !isWithdrawn(error) && (await errors.showError(error, as));
    } finally {
      isBusy.current = false;
    }
  }

  return {
    ...sending,
    save,
    resolveConflicts,
    problems: errors.problems,
  };
}

function useResolveConflicts(store: EditorStore | null) {
  const ask = useConflictDialog();
  const t = useFrontendsWords();
  return async (conflicts: readonly Conflict[], saved?: Partial<LastChange>) => {
    const { toItem } = await import('./conflict-item.tsx');
    const { draft, base } = store?.getState() ?? {};
    const sections = [...(draft?.Sezioni ?? []), ...(base?.Sezioni ?? [])];
    return ask(
      conflicts.map((conflict) => toItem(t, conflict, sections)),
      saved,
    );
  };
}

function useSaveErrors(store: EditorStore | null) {
  const t = useFrontendsWords();
  const alert = useAlert();
  const fail = useFailureAlert();
  const showErrors = useErrorsDialog();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function showProblems(found: readonly FieldProblem[]): Promise<false> {
    setProblems(found);
    const draft = store?.getState().draft;
    if (draft) await showErrors(found.map((problem) => toFieldError(t, draft, problem)));
    return false;
  }
  async function showForbidden(): Promise<false> {
    await alert({ title: t('forbidden') });
    return false;
  }
  async function showError(thrown: unknown, as: SaveAs): Promise<false> {
    if (!(thrown instanceof ApiProblem) || thrown.status === 403) {
      await fail(t(as === 'same' ? 'save.updateFailed' : 'save.failed'), thrown);
      return false;
    }
    const { status, problem } = thrown;
    if (status === 404) return showProblems([{ field: 'URL', message: problem.message }]);
    if (problem.errors?.length) return showProblems(problem.errors);
    return showProblems([{ field: '', message: problem.message }]);
  }
  return { problems, showProblems, showForbidden, showError };
}

/** The code that copies loads when it is needed: few saves copy pictures. */
const loadAndCopy: typeof copyPictures = async (names, folders) =>
  (await import('../api/copy-pictures.ts')).copyPictures(names, folders);

function useCopyUsedPictures() {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  return async (before: EditorState, { URL }: Frontend): Promise<void> => {
    const from = pictureUrl(before);
    const names = pictureNames(before.draft);
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
