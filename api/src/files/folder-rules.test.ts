import { describe, expect, test } from '@jest/globals';
import { storedFileName } from '@wabu/shared/entities/files';
import { processorTime } from '@wabu/shared/testing/processor-time';
import * as fc from 'fast-check';
import { contentDisposition } from './file-name.ts';
import { folderNamed } from './folder-rules.ts';

describe('folders', () => {
  test.each([
    ['[Utils]', 'files.write'],
    ['[Users]/avatars', 'avatars.write'],
    ['[Tests]', 'tests.use'],
    ['[Tests]/prove di luglio/a', 'tests.use'],
    ['[Suppliers]/01234567890', 'files.write'],
    ['[Suppliers]/RSSMRA80A01L736X', 'files.write'],
    ['[Frontends]/www.terme.it/it/images', 'files.write'],
    ['[Frontends]/lago-è-bello/images', 'files.write'],
  ])('%s is a folder with its permission', (name, write) => {
    expect(folderNamed(name)).toMatchObject({ path: name, write });
  });

  test("all spellings of a microsite's URL give one folder", () => {
    const path = '[Frontends]/www.terme.it/images';
    for (const url of [
      '/www.terme.it',
      'WWW.terme.it',
      'https://www.terme.it',
      'http://www.Terme.it/',
      'www.terme.it/',
    ])
      expect(folderNamed(`[Frontends]/${url}/images`)?.path).toBe(path);
  });

  test('decomposed letters give the folder of their composed form', () => {
    expect(folderNamed('[Tests]/e\u0300')?.path).toBe(folderNamed('[Tests]/è')?.path);
  });
});

const traversals = ['..', '../', '..\\', '%2e%2e%2f', '%252e%252e%252f', 'C:\\', '\0', '.'];

describe('invalid folders', () => {
  test.each([
    ...['', '/etc', '[Tests]/', '[Suppliers]/', '[Frontends]//images'],
    ...traversals,
    ...traversals.map((part) => `[Frontends]/${part}/images`),
    ...traversals.map((part) => `[Tests]/${part}`),
    ...traversals.map((part) => `[Suppliers]/${part}`),
    ...traversals.map((part) => `${part}[Utils]`),
    ...['[Frontends]/../..', '[Frontends]', '[Frontends]/x', '[Frontends]/x/images/'],
    ...['[Users]', '[Users]/avatars/', '[Users]/avatars/../..', '[utils]', '[F]rontends'],
    ...['[Utils]*', '[Utils]?', '{[Utils],a}', '[Frontends]/*/images', '[Frontends]/a?b/images'],
    ...['[Frontends]/javascript:x/images', '[Frontends]///evil/images', '[Frontends]/u:p@h/images'],
    ...['[Suppliers]/0123456789', '[Suppliers]/01234567890/x'],
    ...['[Tests]/ a', '[Tests]/a ', '[Tests]/a..b', '[Tests]/\u202Ea', '[Tests]/a\u200Bb'],
    ...['[Tests]/a/b/c/d', `[Tests]/${'a'.repeat(300)}`, `[Frontends]/${'a'.repeat(300)}/images`],
  ])('%j is rejected', (name) => {
    expect(folderNamed(name)).toBeNull();
  });

  test('every accepted folder is below its root and normalised', () => {
    const part = fc.oneof(
      fc.constantFrom('[Utils]', '[Tests]', '[Frontends]', '[Suppliers]', '[Users]'),
      fc.constantFrom('images', 'avatars', 'www.a.it', 'https://a.it', ...traversals),
      fc.constantFrom('/', '//', ' ', '[', ']', '*'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom('/', ''), (parts, glue) => {
        const folder = folderNamed(parts.join(glue));
        if (folder === null) return;
        expect(folder.path).toMatch(/^\[(?:Utils|Tests|Frontends|Suppliers|Users)\](?:\/|$)/);
        expect(folder.path).not.toMatch(/\.\.|\\|\/\/|\0|%|\/$|\*/);
        expect(folderNamed(folder.path)).toEqual(folder);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a long name is rejected quickly', async () => {
    const cost = await processorTime(() => {
      folderNamed(`[Frontends]/${'a.'.repeat(50_000)}/images`);
      folderNamed(`[Tests]/${'a '.repeat(50_000)}`);
      folderNamed(`[Frontends]/${'/images'.repeat(20_000)}`);
    });
    expect(cost).toBeLessThan(20_000);
  });
});

describe('the name of a file', () => {
  test('the header of every accepted name is one line with the exact name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const name = storedFileName(`${text}.png`);
        if (name === null) return;
        const header = contentDisposition(name, 'image/png');
        expect(header).toMatch(
          /^inline; filename="[A-Za-z0-9 ._()-]+"; filename\*=UTF-8''[\w.!~%-]+$/,
        );
        expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name);
      }),
    );
  });

  test('only bitmaps are answered inline', () => {
    expect(contentDisposition('a.svg', 'image/svg+xml')).toMatch(/^attachment;/);
    expect(contentDisposition('a.pdf', 'application/pdf')).toMatch(/^attachment;/);
  });
});
