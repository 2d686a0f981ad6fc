import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { FrontendsWords } from './it.ts';

export const chosen: FrontendsWords['chosen'] = {
  title: 'Picture {{name}}',
  details: 'Details',
  free: 'It is not used anywhere.',
  saved: 'Used in [{{url}}]: {{places}}.',
  unsaved: 'Used in changes that are not saved yet: {{places}}.',
  public: 'Visible to visitors of [{{url}}]: {{places}}.',
  trash: `Used by the frontend [{{url}}] in the trash: {{places}}. It stays while that can come back, at most ${TRASH_DAYS} days.`,
  usesLoading: 'Looking for its uses...',
  usesFailed:
    'Its uses are unknown, because the request failed: close this window and open it again.',
  toDelete: 'To delete it, remove it there and save; if visitors see it, publish again.',
  question: 'Delete {{name}}?',
  final: 'The deletion is final: the file does not go to the trash.',
  deleted: 'Picture deleted: {{name}}',
  notDeleted: 'The picture was not deleted.',
  rename: 'Rename',
  newName: 'New name',
  renameHint: 'The frontend follows the new name; visitors see no difference.',
  notRenamed: 'The picture was not renamed: check the network and try again.',
};
