import { isFrontendUrl, normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import { type EditorState, pictureUrl } from './editor-state.ts';

type FolderState = Pick<EditorState, 'draft' | 'version' | 'picturesFrom'>;

/**
 * The reason why pictures cannot be chosen yet, or null. A taken URL is rejected because its folder
 * belongs to another frontend, whose pictures an upload could overwrite.
 */
export function folderProblem(
  state: FolderState,
  takenUrls: ReadonlySet<string>,
): 'needUrl' | 'takenUrl' | null {
  const isNew = state.version === null;
  const urls = isNew ? [state.draft.URL, pictureUrl(state)] : [pictureUrl(state)];
  if (!urls.every(isFrontendUrl)) return 'needUrl';
  const isTaken = isNew && urls.some((url) => takenUrls.has(normaliseFrontendUrl(url)));
  return isTaken ? 'takenUrl' : null;
}
