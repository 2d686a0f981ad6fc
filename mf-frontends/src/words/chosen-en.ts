import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { FrontendsWords } from './it.ts';

export const chosen: FrontendsWords['chosen'] = {
  title: 'Picture {{name}}',
  details: 'Details',
  free: 'It is not used anywhere.',
  saved: 'Used in [{{url}}]: {{places}}.',
  unsaved: 'Used in changes that are not saved yet: {{places}}.',
  public: 'Visible to visitors of [{{url}}]: {{places}}.',
  usesLoading: 'Looking for its uses...',
  usesFailed:
    'Its uses are unknown, because the request failed: close this window and open it again.',
  toDelete: 'To delete it, remove it there and save; if visitors see it, publish again.',
  question: 'Delete {{name}}?',
  toTrash: `It goes to the trash, from where it can be restored for ${TRASH_DAYS} days.`,
  deleted: 'Picture deleted: {{name}}',
  notDeleted: 'The picture was not deleted.',
  rename: 'Rename',
  newName: 'New name',
  renameHint: 'The microsite follows the new name; visitors see no difference.',
  notRenamed: 'The picture was not renamed: check the network and try again.',
};
