import type { it } from './it.ts';

export const en: typeof it = {
  sorted: {
    ascending: 'Sorted by {{column}}, ascending',
    descending: 'Sorted by {{column}}, descending',
  },
  width: '{{column}}: width {{width}}',
  headHint: 'Enter sorts. Shift with the right or left arrow changes the width.',
  keys: 'Double click, Enter or F2 to edit a cell, arrows to move, Ctrl Enter to open.',
  keysReadOnly: 'Arrows to move, Enter to open.',
  choose: 'Select {{name}}',
  chooseAll: 'Select all',
  columns: {
    title: 'Columns of the table',
    text: 'Choose what to show. The table remembers it in this browser, and the address carries it along.',
    always: 'Always shown',
    reset: 'Reset',
    done: 'Done',
  },
};
