import type { FrontendsWords } from '../it.ts';

export const templates: FrontendsWords['templates'] = {
  title: 'Section templates',
  open: 'Add from a template',
  save: 'Save as a template',
  saveNamed: 'Save as a template: {{name}}',
  saveTitle: 'Save the section as a template',
  saveHint:
    'With its texts in all languages and the pictures in them. All staff who edit microsites see it.',
  name: 'Name of the template',
  confirm: 'Save',
  added: 'Template “{{name}}” saved',
  none: 'There is no template yet.',
  noneHint: 'Press “Save as a template” below the texts of a section.',
  insert: 'Add',
  insertNamed: 'Add: {{name}}',
  inserted: 'Section added at the end: {{name}}',
  edit: 'Rename: {{name}}',
  renameTitle: 'Rename “{{name}}”',
  renamed: 'The template is called “{{name}}”',
  delete: 'Delete: {{name}}',
  deleted: 'Template “{{name}}” deleted: it is in the trash',
};
