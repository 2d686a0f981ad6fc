import { englishKinds } from '@wabu/shared/entities/history/kind-words';
import { englishChoices } from '@wabu/shared/entities/suppliers/choice-words';
import type { it } from './it.ts';

export const en: typeof it = {
  title: 'Data of a person',
  intro:
    'Find a person to hand over what the site holds about them, or to erase it everywhere. The history records every export and every erasure, without the contents.',
  search: {
    label: 'Who are you looking for?',
    hint: 'Part of the name, or a whole tax code, VAT number or email. Finds suppliers, users and comments on previews, deleted ones too.',
    short: 'Enter at least {{length}} characters',
    button: 'Search',
    failed: 'The search failed',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    more: 'There are more: enter more letters of the name.',
    none: 'Nobody with this name or code',
    noneText: 'Try fewer letters, or the whole tax code.',
  },
  kinds: { ...englishKinds.one, comment: 'Comment on a preview' },
  choice: englishChoices,
  past: 'deleted already',
  held: {
    title: 'What we hold',
    failed: 'What is held could not be read',
    records: 'Record',
    microsites: 'Sites',
    published: 'Published pages',
    previews: 'Preview links',
    comments: 'Comments and approvals',
    templates: 'Section templates with the name',
    files: 'Pictures and files',
    sessions: 'Open sessions',
    factors: 'Second factor: app, passkeys and recovery codes',
    browsers: 'Browsers used to sign in',
    trash: 'In the trash',
    history: 'Entries of the history',
    mentions: 'Other entries with the name',
    addresses: 'Addresses of the sites, which then answer no more',
    templateNames: 'Templates that staff will find no more',
    nothing: 'There is nothing left.',
  },
  export: {
    button: 'Export',
    done: 'File exported: hand it to the person and delete it from your computer',
    failed: 'The export failed',
  },
  erase: {
    open: 'Erase for good',
    title: 'Erase the data of {{name}} for good?',
    supplier:
      'Erases the record, its sites with published pages, pictures and previews, the comments, the section templates with the name, the trash and the contents of the history. This cannot be undone.',
    user: 'Erases the user, the picture, the sessions and the trash; in the history the name becomes “utente cancellato”. This cannot be undone.',
    comment: 'Erases the comment. This cannot be undone.',
    stays:
      'What stays: who worked on records and when, what others downloaded before, and backups made earlier. If you restore one, the erasure is repeated.',
    law: 'Tax documents are kept for 10 years: make sure that you have them elsewhere before you erase.',
    confirm: 'Type “{{name}}” to confirm',
    mismatch: 'The name is different',
    button: 'Erase for good',
    cancel: 'Cancel',
    done: 'The data has been erased.',
    pending: 'The erasure has begun: the server completes it by itself.',
    failed: 'The erasure failed',
  },
  offline: 'The server does not answer: try again shortly',
};
