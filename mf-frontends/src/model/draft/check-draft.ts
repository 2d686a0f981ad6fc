import {
  checkFrontend,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import type { FieldProblem } from '@wabu/shared/entities/problem';
import type { EditorState } from './editor-state.ts';

export function checkDraft(
  { draft, base }: Pick<EditorState, 'draft' | 'base'>,
  as: 'same' | 'new',
  takenUrls: ReadonlySet<string>,
): FieldProblem[] {
  const problems = checkFrontend(draft);
  if (problems.some(({ field }) => field === 'URL')) return problems;
  const url = normaliseFrontendUrl(draft.URL);
  const message =
    as === 'new'
      ? takenUrls.has(url) && frontendMessages.duplicate
      : url !== normaliseFrontendUrl(base.URL) && frontendMessages.notFound;
  return message ? [{ field: 'URL', message }, ...problems] : problems;
}
