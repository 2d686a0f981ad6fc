import { isFrontendUrl, normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import { type EditorState, pictureUrl } from './editor-state.ts';

type FolderState = Pick<EditorState, 'draft' | 'version' | 'picturesFrom'>;

/** A taken URL is rejected: an upload to its folder could overwrite pictures of another frontend. */
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
