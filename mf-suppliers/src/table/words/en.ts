import type { it } from './it.ts';

export const en: typeof it = {
  otherField: 'Another field must be corrected first. {{field}}: {{message}}',
  notSaved: 'Not saved. Try again.',
  unreachable: 'The server does not answer. What you typed is still here: try again in a moment.',
};
