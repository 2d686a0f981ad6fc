import type { UiWords } from './it.ts';

export const en: UiWords = {
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  copy: 'Copy',
  copied: 'Copied',
  ok: 'OK',
  retry: 'Try again',
  clearSearch: 'Clear search',
  errors: 'Errors:',
  notices: 'Notices',
  dismiss: 'Close notice',
  list: {
    empty: 'There is nothing here yet.',
    failed: 'The list did not load.',
    loading: 'Loading...',
  },
  unsaved: {
    title: 'You have unsaved changes',
    text: 'If you leave now you lose them.',
    save: 'Save and leave',
    discard: 'Leave without saving',
    stay: 'Keep editing',
  },
  conflict: {
    title: 'Somebody else saved before you',
    text: 'Choose for each field which text to keep. Nothing is lost.',
    mine: 'Your text',
    theirs: 'The saved text',
    empty: '(empty)',
    save: 'Save your choice',
    keepWriting: 'Back to editing',
  },
  save: {
    saving: 'Saving...',
    offline: 'You are offline. It is saved as soon as the connection is back.',
  },
  draft: {
    found: 'There is a draft that you did not save.',
    recover: 'Recover the draft',
    discard: 'Discard the draft',
  },
};
