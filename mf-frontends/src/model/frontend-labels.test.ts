import { expect, test } from '@jest/globals';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { newSection } from './draft/section-list.ts';
import { labelOf } from './frontend-labels.ts';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as FrontendsTranslate;
const section = { ...newSection(), id: 'a', NomeSezione: { it: '<p>Orari</p>' } };

test.each([
  [['URL'], 'fields.URL'],
  [['Localizzazione', 'CAP'], 'fields.CAP'],
  [['legal'], 'legal.title'],
  [['legal', 'cin'], 'legal.fields.cin'],
  [['dismissedChecks', '0000000000000001'], 'history.checks'],
  [['altTexts', 'lago.png'], 'history.picture lago.png'],
  [['altTexts', 'lago.png', 'texts', 'it'], 'conflict.altText lago.png ITA'],
  [['altTexts', 'lago.png', 'licence'], 'conflict.licence lago.png'],
  [['altTexts', 'lago.png', 'focus', 'x'], 'conflict.focus lago.png'],
  [['Sezioni'], 'conflict.order'],
  [['Sezioni', 'a'], 'history.section Orari'],
  [['Sezioni', 'b'], 'history.section sections.untitled'],
  [['Sezioni', 'a', 'visible'], 'conflict.visible Orari'],
  [['Sezioni', 'a', 'Contenuto'], 'Orari: fields.Contenuto'],
  [['Sezioni', 'a', 'Contenuto', 'de'], 'conflict.sectionText Orari fields.Contenuto DEU'],
])('%j has the label %s', (path, label) => {
  expect(labelOf(t, path, [section])).toBe(label);
});
