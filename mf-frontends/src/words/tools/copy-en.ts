import type { FrontendsWords } from '../it.ts';

export const copy: FrontendsWords['copy'] = {
  duplicate: 'Duplicate',
  duplicateTitle: 'Duplicate [{{url}}]',
  newUrl: 'URL of the duplicate',
  takeAlong: 'What to copy',
  parts: {
    texts: 'Texts',
    pictures: 'Pictures',
    address: 'Address',
  },
  notPublished:
    'The duplicate has the same supplier and is not published. Without the address it gets that of the supplier.',
  copyingPictures: 'Copying the pictures: {{done}} of {{count}}',
  duplicated: 'Made the duplicate [{{url}}]',
  sectionCopyNamed: 'Copy to other microsites: {{name}}',
  sectionCopy: 'Copy to other microsites',
  sectionTitle: 'Copy “{{name}}” to other microsites',
  sectionPlan:
    'The section is added at the end, with its pictures and its texts in {{languages}}. Machine translations stay marked as such, and nothing is published.',
  chosen_one: '{{count}} microsite chosen',
  chosen_other: '{{count}} microsites chosen',
  copyHere: 'Copy to {{count}}',
  selectFound: 'Select all found',
  selectNone: 'Select none',
  searchForMore_one: 'This is the first one: search to find the others.',
  searchForMore_other: 'These are the first {{count}}: search to find the others.',
  copyingSection: 'Copying the section',
  sectionResult: 'Copy of the section',
  sectionCopied: 'Copied “{{name}}” {{microsites}}.',
  toMicrosites_one: 'to {{count}} microsite',
  toMicrosites_other: 'to {{count}} microsites',
};
