import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languageCodes } from '../i18n/languages.ts';
import { normaliseAddressField } from './address-fields.ts';
import { altTextOf } from './alt-texts.ts';
import { defaultSections, isDefaultText } from './default-sections.ts';
import { checkFrontend, frontendInputSchema, frontendLimits } from './frontend.ts';
import { sectionInputSchema } from './section.ts';

const frontend = {
  URL: 'terme-di-sirmione',
  Fornitore: 'Terme',
  Logo: 'logo.png',
  Copertina: '',
  Slideshow: ['uno.jpg'],
  Localizzazione: {
    Indirizzo: '',
    CAP: '25019',
    Citta: '',
    Provincia: 'BS',
    Nazione: '',
    email: 'a@b.it',
  },
  Sezioni: defaultSections(),
};

test('JSON fields are accepted as values and as JSON text, and unknown keys are removed', () => {
  expect(frontendInputSchema.parse(frontend)).toEqual(frontend);
  const Sezioni = frontend.Sezioni.map((section) => ({ ...section, onclick: 'alert(1)' }));
  const more = { ...frontend, Sezioni, id: 'x', version: 99, isAdmin: true };
  expect(frontendInputSchema.parse(more)).toEqual(frontend);
  expect(checkFrontend(frontend)).toEqual([]);
  const texts = {
    ...frontend,
    Slideshow: JSON.stringify(frontend.Slideshow),
    Localizzazione: JSON.stringify(frontend.Localizzazione),
    Sezioni: JSON.stringify(frontend.Sezioni),
  };
  expect(frontendInputSchema.parse(texts)).toEqual(frontend);
});

test('a new frontend has two visible sections with a body in nine languages', () => {
  const sections = defaultSections();
  expect(sections.map(({ NomeSezione }) => NomeSezione.en)).toEqual([
    '<p>What is included</p>',
    '<p>What is NOT included</p>',
  ]);
  for (const { visible, NomeSezione, Contenuto } of sections) {
    expect(visible).toBe(true);
    for (const text of [NomeSezione, Contenuto]) {
      expect(Object.keys(text).sort()).toEqual([...languageCodes].sort());
      for (const html of Object.values(text)) expect(isDefaultText(html)).toBe(true);
    }
  }
});

test.each([
  ['URL', ''],
  ['Fornitore', ' '],
  ['Localizzazione', undefined],
  ['Sezioni', undefined],
  ['Logo', 'a/b.png'],
  ['Slideshow', [null]],
  ['dismissedChecks', { 'not a hash': ['time'] }],
  ['dismissedChecks', { '0123456789abcdef': ['taste'] }],
  ['altTexts', 'lago'],
  ['altTexts', { 'a/b.png': { texts: {} } }],
  ['altTexts', { 'a.png': { texts: { xx: 'lago' } } }],
  ['altTexts', { 'a.png': { texts: { it: 'x'.repeat(301) } } }],
  ['altTexts', { 'a.png': { texts: {}, decorative: 'yes' } }],
  ['altTexts', { 'a.png': { texts: {}, focus: { x: 1.1, y: 0 } } }],
])('%s = %j is reported', (field, value) => {
  const problems = checkFrontend({ ...frontend, [field]: value });
  expect(problems[0]?.field.split('.')[0]).toBe(field);
  expect(problems[0]?.message).not.toMatch(/invalid/i);
});

test.each([
  ['Slideshow', 'uno.jpg, due.jpg'],
  ['Slideshow', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['Localizzazione', 'nowhere'],
  ['Sezioni', [{ visible: true, NomeSezione: { xx: '' }, Contenuto: {} }]],
  ['Sezioni', '[{"visible":true,"NomeSezione":{"__proto__":"x"},"Contenuto":{}}]'],
  ['Sezioni', [{ visible: true, NomeSezione: { constructor: 'x' }, Contenuto: {} }]],
  ['Sezioni', [{ visible: true, NomeSezione: { it: 'a\ud800' }, Contenuto: {} }]],
])('%s = %.60j is rejected under its name', (field, value) => {
  expect(checkFrontend({ ...frontend, [field]: value })[0]?.field.split('.')[0]).toBe(field);
  expect(({} as { x?: string }).x).toBeUndefined();
});

test('each invalid address field is reported by its path', () => {
  const Localizzazione = { ...frontend.Localizzazione, CAP: '2501', Provincia: 'B1', email: 'x' };
  expect(checkFrontend({ ...frontend, Localizzazione }).map(({ field }) => field)).toEqual([
    'Localizzazione.CAP',
    'Localizzazione.Provincia',
    'Localizzazione.email',
  ]);
});

test('any input is validated, with at most fifty problems', () => {
  fc.assert(fc.property(fc.anything(), (input) => checkFrontend(input).length <= 50));
  const Sezioni = Array.from({ length: 90 }, () => ({ visible: 1, NomeSezione: 1, Contenuto: 1 }));
  expect(checkFrontend({ ...frontend, Sezioni }).length).toBe(50);
});

test('alt texts come as a value or as JSON text, and are trimmed', () => {
  const altTexts = { 'lago.png': { texts: { it: ' Il lago ' }, focus: { x: 0.5, y: 0 } } };
  const expected = { 'lago.png': { texts: { it: 'Il lago' }, focus: { x: 0.5, y: 0 } } };
  for (const sent of [altTexts, JSON.stringify(altTexts)])
    expect(frontendInputSchema.parse({ ...frontend, altTexts: sent }).altTexts).toEqual(expected);
  expect('altTexts' in frontendInputSchema.parse(frontend)).toBe(false);
});

test.each([
  ['CAP', '37 016-99', '37016'],
  ['Provincia', 'v.r.x', 'VR'],
  ['email', ' info @lago.example ', 'info@lago.example'],
  ['Citta', 'x'.repeat(500), 'x'.repeat(frontendLimits.Citta)],
] as const)('of a typed %s %j stays %j', (field, typed, kept) => {
  expect(normaliseAddressField(field, typed)).toBe(kept);
});

test.each([
  ['Ciao', { it: 'Ciao' }],
  ['{Ciao', { it: '{Ciao' }],
  ['2026', { it: '2026' }],
  [' {"de":"Hallo"}', { de: 'Hallo' }],
  [{ en: 'Hello' }, { en: 'Hello' }],
])('the text %j of a section is read as %j', (NomeSezione, read) => {
  const input = { visible: true, NomeSezione, Contenuto: {} };
  expect(sectionInputSchema.parse(input).NomeSezione).toEqual(read);
});

test('a picture whose name is JSON text is no JSON text', () => {
  expect(frontendInputSchema.parse({ ...frontend, Slideshow: ['["a"]'] }).Slideshow).toEqual([
    '["a"]',
  ]);
});

const entries = <Value>(count: number, nameOf: (at: number) => string, value: Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [nameOf(at), value]));

test.each([
  ['altTexts', 200, (at: number) => `${at}.png`, { texts: {} }],
  ['dismissedChecks', 2_000, (at: number) => String(at).padStart(16, '0'), ['time']],
])('%s has at most %d entries', (field, most, nameOf, value) => {
  const check = (count: number) =>
    checkFrontend({ ...frontend, [field]: entries(count, nameOf, value) });
  expect(check(most)).toEqual([]);
  expect(check(most + 1)).toMatchObject([{ field }]);
});

test('the alt text of a picture is found by its own name only', () => {
  const altTexts = { 'lago.png': { texts: { it: 'Il lago' } } };
  expect(altTextOf(altTexts, 'lago.png')).toBe(altTexts['lago.png']);
  expect(altTextOf(altTexts, 'constructor')).toBeUndefined();
  expect(altTextOf(undefined, 'lago.png')).toBeUndefined();
});

test('an empty slideshow may come as an empty text', () => {
  expect(frontendInputSchema.parse({ ...frontend, Slideshow: '' }).Slideshow).toEqual([]);
});
