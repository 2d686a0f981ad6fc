import { expect, test } from '@jest/globals';
import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import type { Legal } from '@wabu/shared/entities/legal/legal';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { aDraft } from '../../testing/a-draft.ts';
import { countOpenDuties, dutiesOf } from './duties.ts';

const inProvince = (Provincia: string, legal: Legal) =>
  aDraft({ legal, Localizzazione: { ...aDraft().Localizzazione, Provincia } });
const duty = (id: string, ...facts: Parameters<typeof dutiesOf>) =>
  dutiesOf(...facts).find((one) => one.id === id);
const cin = ['IT017179C2ABCDEFGH'];

test.each<[Legal, string, string]>([
  [{}, 'missing', 'cin.choose'],
  [{ offer: 'other', cin }, 'unneeded', 'cin.other'],
  [{ offer: 'lodging' }, 'missing', 'cin.missing'],
  [{ offer: 'lodging', cin: [...cin, '123'] }, 'doubtful', 'cin.form'],
  [{ offer: 'lodging', cin: ['IT023059A1X'] }, 'doubtful', 'cin.province'],
  [{ offer: 'lodging', cin }, 'done', 'cin.done'],
])('the CIN of %j is %s', (legal, state, says) => {
  expect(duty('cin', inProvince('BS', legal), undefined)).toMatchObject({ state, says });
});

test('a doubtful code is named', () => {
  const legal: Legal = { offer: 'lodging', cin: [...cin, '123'] };
  expect(duty('cin', inProvince('BS', legal), undefined)?.about).toEqual(['123']);
});

test.each<[string, Legal, string, string]>([
  ['BS', { offer: 'lodging' }, 'missing', 'cir.missing'],
  ['BS', { offer: 'lodging', cir: ['1'] }, 'doubtful', 'cir.form'],
  ['BS', { offer: 'lodging', cir: ['017179-CNI-00001'] }, 'done', 'cir.done'],
  ['BS', { offer: 'other' }, 'unneeded', 'cir.other'],
  ['VR', { offer: 'lodging' }, 'unneeded', 'cir.region'],
])('the CIR in %s of %j is %s', (province, legal, state, says) => {
  expect(duty('cir', inProvince(province, legal), undefined)).toMatchObject({ state, says });
});

test('the CIR is named once the kind of offer is chosen, with the law of its region', () => {
  expect(duty('cir', inProvince('BS', {}), undefined)).toBeUndefined();
  const sourceIn = (province: string) =>
    duty('cir', inProvince(province, { offer: 'lodging' }), undefined)?.source;
  expect(['BS', 'VR', 'TN', 'RM'].map(sourceIn)).toEqual([
    'cirLombardy',
    'cirVeneto',
    'cirTrento',
    'cin',
  ]);
});

test('the VAT number is of companies, and left out until the supplier is known', () => {
  expect(duty('vat', aDraft(), 'Azienda')?.state).toBe('done');
  expect(duty('vat', aDraft(), 'Persona Fisica')).toMatchObject({
    state: 'unneeded',
    says: 'vat.person',
  });
  expect(duty('vat', aDraft(), undefined)).toBeUndefined();
});

test('pictures need a licence, an author where they are of somebody else, and alt texts', () => {
  const texts = Object.fromEntries(languageCodes.map((code) => [code, 'Il lago']));
  const of = (altTexts: AltTexts) =>
    aDraft({ Logo: 'logo.png', Copertina: 'lago.jpg', Slideshow: ['lago.jpg'], altTexts });
  const some = of({
    'logo.png': { decorative: true, texts: {}, licence: 'own' },
    'lago.jpg': { texts: { it: 'Il lago' }, licence: 'permission' },
  });
  expect(duty('credits', some, undefined)).toMatchObject({ state: 'missing', about: ['lago.jpg'] });
  expect(duty('altTexts', some, undefined)).toMatchObject({
    state: 'missing',
    about: ['lago.jpg'],
  });
  const all = of({
    'logo.png': { decorative: true, texts: {}, licence: 'own' },
    'lago.jpg': { texts, licence: 'cc-by-4.0', author: 'Anna' },
  });
  expect(duty('credits', all, undefined)?.state).toBe('done');
  expect(duty('altTexts', all, undefined)?.state).toBe('done');
  const none = aDraft({ Logo: '', Copertina: '', Slideshow: [] });
  expect(duty('credits', none, undefined)?.state).toBe('unneeded');
  expect(duty('altTexts', none, undefined)?.state).toBe('unneeded');
});

test('only what is missing or doubtful is open', () => {
  const draft = aDraft({ Logo: '', Copertina: '', Slideshow: [] });
  expect(countOpenDuties({ ...draft, legal: { offer: 'other' } })).toBe(0);
  expect(countOpenDuties(inProvince('VR', { offer: 'lodging', cin: ['1'] }))).toBe(
    1 + countOpenDuties(inProvince('VR', { offer: 'other' })),
  );
});
