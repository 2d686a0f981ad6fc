import type { FrontendsWords } from './it.ts';

export const conflict: FrontendsWords['conflict'] = {
  order: 'Order of the sections',
  visible: 'Visibility: {{section}}',
  removed: 'Section removed: {{section}}',
  removedSide: 'Remove the section',
  keptSide: 'Keep the changed section',
  altText: 'Alt text: {{file}} · {{language}}',
  decorative: 'Decorative picture: {{file}}',
  focus: 'Focal point: {{file}}',
  author: 'Author: {{file}}',
  licence: 'Licence: {{file}}',
  noFocus: 'In the middle',
  sectionText: '{{section}} · {{field}} · {{language}}',
};
