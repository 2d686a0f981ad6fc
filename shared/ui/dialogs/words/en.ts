import type { it } from './it.ts';

export const en: typeof it = {
  title: 'Somebody else saved before you',
  titleOwn: 'You have already saved, in another tab',
  savedBy: 'Saved by {{name}}: {{time}}',
  savedByYou: 'Saved by you: {{time}}',
  text: 'All other changes are joined already. Choose what to keep where the same thing changed: nothing is lost.',
  mine: 'Your text',
  theirs: 'The saved text',
  empty: '(empty)',
  save: 'Save your choice',
  keepWriting: 'Back to editing',
};
