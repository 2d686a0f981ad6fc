import type { SheetWords } from './it.ts';

export const en: SheetWords = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  page: 'On this page',
  names: {
    arrowup: '↑',
    arrowdown: '↓',
    arrowleft: '←',
    arrowright: '→',
    enter: 'Enter',
    shift: 'Shift',
    home: 'Home',
    end: 'End',
    pageup: 'Page up',
    pagedown: 'Page down',
    delete: 'Delete',
    space: 'Space',
    click: 'click',
  },
};
