import { describe, expect, test } from '@jest/globals';
import { defaultSections } from './default-sections.ts';
import { byLanguage, completeLanguages, missingForPublication } from './microsite.ts';
import { publicVat } from './microsites/public-vat.ts';
import type { Section } from './section.ts';

const section = (change: Partial<Section> = {}): Section => ({
  id: 'lake',
  visible: true,
  NomeSezione: { it: '<p>Il lago</p>', en: '<p>The lake</p>', de: '<p>Der See</p>' },
  Contenuto: { it: '<p>Acqua chiara.</p>', en: '<p>Clear water.</p>' },
  ...change,
});
const frontend = { Logo: '', Copertina: '', Slideshow: [], Sezioni: [section()] };
const lake = { Copertina: 'lago.png', Slideshow: ['lago.png'] };

describe('the complete languages', () => {
  const complete = (Sezioni: Section[], change: object = {}) =>
    completeLanguages(missingForPublication({ ...frontend, Sezioni, ...change }));

  test('have a name and a content in every visible section', () => {
    expect(complete([section()])).toEqual(['it', 'en']);
    const second = section({ id: 'two', Contenuto: { en: '<p>Sun.</p>', it: '<p>&nbsp;</p>' } });
    expect(complete([section(), second])).toEqual(['en']);
    expect(complete([section(), { ...second, visible: false }])).toEqual(['it', 'en']);
  });

  test('are none without a visible section', () => {
    expect(complete([])).toEqual([]);
    expect(complete([section({ visible: false })])).toEqual([]);
  });

  test('are none while the contents are the default ones, whose names may stay', () => {
    const [included] = defaultSections() as Section[];
    if (included === undefined) throw new Error('no default section');
    expect(complete([included])).toEqual([]);
    const Contenuto = { ...included.Contenuto, fr: '<p>Le billet et le déjeuner.</p>' };
    expect(complete([{ ...included, Contenuto }])).toEqual(['fr']);
  });

  test('have the alt text of every picture that is not decorative', () => {
    const altTexts = { 'lago.png': { texts: { en: 'The lake', it: '  ' } } };
    expect(complete([section()], { ...lake, altTexts })).toEqual(['en']);
    const decorative = { 'lago.png': { decorative: true, texts: {} } };
    expect(complete([section()], { ...lake, altTexts: decorative })).toEqual(['it', 'en']);
  });
});

describe('what is missing for publication', () => {
  test('is nothing in a complete language, and named in the others', () => {
    const missing = missingForPublication(frontend);
    expect([missing.it, missing.en]).toEqual([[], []]);
    expect(missing.de).toEqual([{ kind: 'content', section: 'lake' }]);
    expect(missing.ar).toEqual([
      { kind: 'name', section: 'lake' },
      { kind: 'content', section: 'lake' },
    ]);
  });

  test('names a picture once, by its file', () => {
    const altTexts = { 'lago.png': { texts: { it: 'Il lago' } } };
    const missing = missingForPublication({ ...frontend, ...lake, altTexts });
    expect([missing.it, missing.en]).toEqual([[], [{ kind: 'alt', file: 'lago.png' }]]);
    const decorative = { 'lago.png': { decorative: true as const, texts: {} } };
    expect(missingForPublication({ ...frontend, ...lake, altTexts: decorative }).en).toEqual([]);
  });

  test('a picture may have the name of a property of every object', () => {
    const missing = missingForPublication({ ...frontend, Logo: 'constructor', altTexts: {} });
    expect(missing.it).toEqual([{ kind: 'alt', file: 'constructor' }]);
  });

  test('is a section where none is visible', () => {
    const missing = missingForPublication({ ...frontend, Sezioni: [] });
    expect(missing).toEqual(byLanguage(() => [{ kind: 'sections' }]));
  });
});

test('a microsite shows the VAT number of a company, never the tax code of a person', () => {
  expect(publicVat('Azienda', '03012300178')).toBe('03012300178');
  expect(publicVat('Persona Fisica', 'RSSMRA80A01H501U')).toBeNull();
});
