import { expect, test } from '@jest/globals';
import { editorFor } from '../model/draft/editor-state.ts';
import { undoOf, writesOf } from '../model/translation/apply-job.ts';
import type { TranslatedText } from '../model/translation/job.ts';
import { planTranslation } from '../model/translation/plan.ts';
import { aDraft } from '../testing/a-draft.ts';
import { asStored, translatableSections, writeTranslations } from './picture-texts.ts';

const draft = aDraft({
  Sezioni: [],
  Logo: 'logo.png',
  Copertina: 'lago.png',
  altTexts: {
    'logo.png': { decorative: true, texts: { it: 'Logo' } },
    'lago.png': { texts: { it: 'Lago & monti' }, focus: { x: 0, y: 1 } },
  },
});
const planned = planTranslation(translatableSections(draft), new Map(), 'it');
const german = planned.find(({ language }) => language === 'de');

const translated = (html: string): TranslatedText[] => {
  if (german === undefined) throw new Error('German is planned');
  return [{ planned: german, html, flags: [] }].map(asStored);
};
const apply = (html: string) => {
  const texts = translated(html);
  const before = editorFor({ draft, version: 1, provenance: [] });
  const after = writeTranslations(writesOf(texts, translatableSections(draft), 'it'))(before);
  return { texts, after };
};

test('each picture that is not decorative is planned in the other languages', () => {
  expect(planned).toHaveLength(8);
  expect(planned[0]).toMatchObject({ group: 'new', source: 'Lago &amp; monti', language: 'en' });
});

test('an answer becomes plain text and keeps the focal point', () => {
  const { after } = apply('<p>See &amp; <b>Berge</b></p>');
  expect(after.draft.altTexts['lago.png']).toEqual({
    texts: { it: 'Lago & monti', de: 'See & Berge' },
    focus: { x: 0, y: 1 },
  });
});

test('an answer that is too long ends after a whole word', () => {
  const { after } = apply('Berge '.repeat(100));
  const text = after.draft.altTexts['lago.png']?.texts.de ?? '';
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/Berge$/);
});

test('the batch is undone', () => {
  const { after, texts } = apply('See &amp; Berge');
  const undone = writeTranslations(undoOf(texts, translatableSections(after.draft)))(after);
  expect(undone.draft.altTexts).toEqual(draft.altTexts);
});
