import type { it } from './it.ts';

export const en: typeof it = {
  editing_one: '{{names}} is editing this record.',
  editing_other: '{{names}} are editing this record.',
  open_one: '{{names}} has this record open.',
  open_other: '{{names}} have this record open.',
  own: {
    editing: 'You are editing it in another window too.',
    open: 'You have it open in another window too.',
  },
};
