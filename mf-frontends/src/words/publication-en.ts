import type { FrontendsWords } from './it.ts';

export const publication: FrontendsWords['publication'] = {
  title: 'Publication',
  states: {
    never: 'Not published',
    published: 'Published',
    changed: 'Unpublished changes',
    withdrawn: 'Not published',
  },
  by: 'Published on {{date}} by {{who}}.',
  wasBy: 'Withdrawn. Last publication: {{date}}, {{who}}.',
  publicIn: 'Public languages: {{languages}}.',
  complete: 'Complete languages: {{languages}}. What the others lack',
  allComplete: 'All nine languages are complete.',
  missingTitle: 'What is missing, language by language',
  lacks_one: '{{count}} thing missing',
  lacks_other: '{{count}} things missing',
  missing: {
    sections: 'A visible section',
    alt: 'Alt text: {{file}}',
    file: 'File missing: {{file}}',
  },
  publish: 'Publish',
  saveAndPublish: 'Save and publish',
  withdraw: 'Withdraw',
  open: 'Open the page',
  saveFirst: 'You have unsaved changes: save before you publish.',
  noneComplete: 'You can publish once at least one language is complete.',
  askAdmin: 'To publish, ask an admin or the king.',
  question: 'Do you want to withdraw the microsite [{{url}}]?',
  questionDetail:
    'Visitors no longer find it. The frontend stays here and you can publish it again.',
  done: {
    publish: 'Microsite [{{url}}] published: {{languages}}',
    withdraw: 'Microsite [{{url}}] withdrawn',
  },
  undone: {
    publish: 'Publication undone',
    withdraw: 'Withdrawal undone: the microsite is public again',
  },
  failed: 'The publication failed.',
  withdrawFailed: 'The withdrawal failed.',
  newer: '{{who}} saved a newer version, which is shown now. Check it and try again.',
  somebody: 'Somebody',
};
