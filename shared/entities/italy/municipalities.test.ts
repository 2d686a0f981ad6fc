import { expect, test } from '@jest/globals';
import {
  lakeTown,
  municipalityAdvice,
  municipalityProposals,
  provincesOf,
} from './municipalities.ts';
import { lakeTowns } from './municipalities-data.ts';

const place = (Citta: string, CAP: string, Provincia: string) => ({ Citta, CAP, Provincia });

test.each([
  ['Sirmione', '25019', 'BS'],
  ['Desenzano del Garda', '25015', 'BS'],
  ['Salò', '25087', 'BS'],
  ['Limone sul Garda', '25010', 'BS'],
  ['Gargnano', '25084', 'BS'],
  ['Peschiera del Garda', '37019', 'VR'],
  ['Bardolino', '37011', 'VR'],
  ['Garda', '37016', 'VR'],
  ['Lazise', '37017', 'VR'],
  ['Malcesine', '37018', 'VR'],
  ['Torri del Benaco', '37010', 'VR'],
  ['Riva del Garda', '38066', 'TN'],
  ['Nago-Torbole', '38069', 'TN'],
  ['Arco', '38062', 'TN'],
  ['Monzambano', '46040', 'MN'],
  ['Brescia', '25121', 'BS'],
  ['Roma', '00118', 'RM'],
  ['Olbia', '07026', 'OT'],
])('%s %s %s has no warning', (Citta, CAP, Provincia) => {
  expect(municipalityAdvice(place(Citta, CAP, Provincia))).toEqual([]);
});

test('the CAP of every town is in the range of its province', () => {
  const outside = lakeTowns.filter((town) => !provincesOf(town.CAP).includes(town.Provincia));
  expect(outside).toEqual([]);
  expect(lakeTowns.length).toBeGreaterThan(45);
});

test('a CAP of another province causes a warning with its province', () => {
  expect(municipalityAdvice(place('', '25019', 'VR'))).toEqual([
    { kind: 'cap-elsewhere', field: 'CAP', provinces: ['BS'] },
  ]);
});

test('a CAP that several provinces share is accepted for each', () => {
  expect(provincesOf('23806')).toEqual(['BG', 'LC']);
  expect(municipalityAdvice(place('', '12071', 'SV'))).toEqual([]);
  expect(municipalityAdvice(place('', '18025', 'CN'))).toEqual([]);
});

test('a town with the CAP of another town causes a warning', () => {
  expect(municipalityAdvice(place('salo', '25019', 'BS'))).toEqual([
    { kind: 'town-elsewhere', field: 'Citta', town: place('Salò', '25087', 'BS') },
  ]);
});

test('an unknown province and an unknown CAP cause a warning', () => {
  expect(municipalityAdvice(place('', '', 'XX'))).toEqual([
    { kind: 'unknown-province', field: 'Provincia' },
  ]);
  expect(municipalityAdvice(place('', '99999', ''))).toEqual([
    { kind: 'cap-unknown', field: 'CAP' },
  ]);
});

test('the values for addresses abroad cause no warning', () => {
  expect(municipalityAdvice(place('Innsbruck', '00000', 'EE'))).toEqual([]);
});

test('a town is found by its first words, unless they are ambiguous', () => {
  expect(lakeTown('DESENZANO')?.CAP).toBe('25015');
  expect(lakeTown('riva')?.Citta).toBe('Riva del Garda');
  expect(lakeTown('Nago Torbole')?.CAP).toBe('38069');
  expect(lakeTown(' Nago / Torbole! ')?.CAP).toBe('38069');
  expect(lakeTown('dro')?.Citta).toBe('Dro');
  for (const name of ['San', 'Ri', '', ' ']) expect(lakeTown(name)).toBeNull();
});

test('a town suggests CAP and province, a CAP its towns, a prefix the matching towns', () => {
  expect(municipalityProposals(place('Sirmione', '', ''))).toEqual([
    place('Sirmione', '25019', 'BS'),
  ]);
  expect(municipalityProposals(place('Sirmione', '25019', 'BS'))).toEqual([]);
  expect(municipalityProposals(place('', '37010', '')).map((town) => town.Citta)).toContain('Affi');
  expect(municipalityProposals(place('Mal', '', ''))).toEqual([place('Malcesine', '37018', 'VR')]);
  expect(municipalityProposals(place('Vienna', '', ''))).toEqual([]);
});

test('only a whole code is looked up', () => {
  expect(provincesOf('25019')).toContain('BS');
  for (const code of ['a25019', '250199', '0025019', '25019.0', '5019', ''])
    expect(provincesOf(code)).toEqual([]);
  expect(municipalityAdvice(place('', '999999', 'BSX'))).toEqual([]);
  expect(municipalityAdvice(place('', 'a99999', 'XBS'))).toEqual([]);
});

test('a town with a part of its address gets the rest, and short names suggest nothing', () => {
  const sirmione = place('Sirmione', '25019', 'BS');
  expect(municipalityAdvice(place('Sirmione', '', ''))).toEqual([]);
  expect(municipalityProposals(place('Sirmione', '25019', ''))).toEqual([sirmione]);
  expect(municipalityProposals(place('Desenzano', '25015', 'BS'))).toEqual([
    place('Desenzano del Garda', '25015', 'BS'),
  ]);
  expect(municipalityProposals(place('Sirmione', '', 'BS'))).toEqual([sirmione]);
  expect(municipalityProposals(place('s', '', ''))).toEqual([]);
  expect(municipalityProposals(place('to', '', '')).length).toBeGreaterThan(0);
  expect(municipalityProposals(place('ca', '', ''))).toHaveLength(4);
  expect(municipalityProposals(place('  ', '37018', '')).map((town) => town.CAP)).toEqual(
    expect.arrayContaining(['37018']),
  );
  expect(municipalityProposals(place('', '37018', '')).every(({ CAP }) => CAP === '37018')).toBe(
    true,
  );
});
