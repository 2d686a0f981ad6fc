import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  avatarFileName,
  extensionOf,
  inMegabytes,
  isImageName,
  storableFileName,
  storedFileName,
  supplierFolder,
} from './files.ts';

test.each([
  ['lago.JPG', 'jpg', true],
  ['lago.tar.gz', 'gz', false],
  ['lago', '', false],
  ['.png', '', false],
  ['lago.constructor', 'constructor', false],
])('%j has the extension %j; a picture: %s', (name, extension, isImage) => {
  expect([extensionOf(name), isImageName(name)]).toEqual([extension, isImage]);
});

test('folders and pictures are named after their owner', () => {
  expect(supplierFolder('03012300178')).toBe('[Suppliers]/03012300178');
  expect(avatarFileName('king', 'png')).toBe('avatar_king.png');
});

test('a megabyte has 1024 × 1024 bytes', () => {
  expect(inMegabytes(1_572_864)).toBe(1.5);
});

describe('the name of a file', () => {
  test.each([
    'logo.png',
    'Foto del lago (1).JPG',
    'città.webp',
    '湖.png',
    "l'acqua & il vento, 2.gif",
    '_a.svg',
  ])('%s is accepted', (name) => {
    expect(storedFileName(name)).toBe(name);
  });

  test('is normalised', () => {
    expect(storedFileName('citta\u0300.png')).toBe('città.png');
  });

  test.each([
    ...['', '.', '..', '.htaccess', '-rf', 'CON', 'con.png', '%2e%2e%2fa.png', '\ud800.png'],
    ...['a/b.png', 'a\\b.png', 'a:b.png', 'a"b.png', 'a\r\nX: y.png', 'a\0.png', 'a|b.png'],
    ...['a\u202Egnp.exe', 'a\u200B.png', '\u0301a.png', '*', 'a?.png', '<b>.png'],
    ...['a.png.', 'a.png ', ' a.png', 'a..png', 'é'.repeat(128)],
  ])('%j is rejected', (name) => {
    expect(storedFileName(name)).toBeNull();
  });

  test.each([
    ['Schermata 2026-11-26 alle 10.15.03\u202FAM.png', 'Schermata 2026-11-26 alle 10.15.03 AM.png'],
    ['lago\u00A0blu.jpg', 'lago blu.jpg'],
    ['Sirmione – porto.jpg', 'Sirmione - porto.jpg'],
    ['sconto 50%.png', 'sconto 50.png'],
    ['foto[1].jpg', 'foto(1).jpg'],
    ['menù 12€.png', 'menù 12.png'],
    ['25° anniversario.webp', '25 anniversario.webp'],
    ['e poi….png', 'e poi.png'],
    ['«Lido».gif', 'Lido.gif'],
    ['a;b.png', 'a b.png'],
    ['🌊 onda.png', 'onda.png'],
    ['🌊.png', 'file.png'],
    ['a＋b.svg', 'a+b.svg'],
    ['-rf.png', 'rf.png'],
    ['con.png', '_con.png'],
    [`${'é'.repeat(200)}.png`, `${'é'.repeat(125)}.png`],
    ['lago.png', 'lago.png'],
  ])('%j can be stored as %j', (name, storable) => {
    expect(storableFileName(name)).toBe(storable);
  });

  test('every name has one that can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const storable = storableFileName(name);
        expect(storedFileName(storable)).toBe(storable);
      }),
      { numRuns: 2_000 },
    );
  });
});
