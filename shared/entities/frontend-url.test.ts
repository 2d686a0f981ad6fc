import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { processorTime } from '../testing/processor-time.ts';
import { frontendImagesFolder, isFrontendUrl, normaliseFrontendUrl } from './frontend-url.ts';

test.each([
  ['terme-di-sirmione', 'terme-di-sirmione'],
  ['  www.Terme.it/IT/ ', 'www.terme.it/it'],
  ['https://www.terme.it', 'www.terme.it'],
  ['HTTP://www.terme.it/it/', 'www.terme.it/it'],
  ['/terme', 'terme'],
  ['terme.it:8080/it', 'terme.it:8080/it'],
  ['salò.example/città', 'salò.example/città'],
  ['salo\u0300.example', 'salò.example'],
  ['加尔达湖', '加尔达湖'],
])('%j is valid and normalised to %j', (url, key) => {
  expect(isFrontendUrl(url)).toBe(true);
  expect(normaliseFrontendUrl(url)).toBe(key);
});

test.each([
  '',
  `${'a'.repeat(150)}/${'b'.repeat(50)}`,
  '/',
  '//evil.example',
  'https://',
  'https:///terme',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://terme.it',
  'user@terme.it',
  'user:secret@terme.it',
  'terme.it?x=1',
  'terme.it#x',
  'a..b',
  '..',
  'a/../b',
  'a/./b',
  'a//b',
  '.terme',
  'terme.',
  'a\\b',
  'a%2fb',
  'a b',
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
  '<b>',
  "a'b",
  '[a]',
  '*',
  'a'.repeat(201),
])('%j is no valid address', (url) => {
  expect(isFrontendUrl(url)).toBe(false);
});

test('normalising is idempotent, and the folder of a valid address contains no `..`', () => {
  const part = fc.stringMatching(/^[\p{L}\p{N}.~_:/-]{0,30}$/u);
  fc.assert(
    fc.property(
      fc.oneof(
        part,
        part.map((text) => `https://${text}`),
        fc.string(),
      ),
      (url) => {
        fc.pre(isFrontendUrl(url));
        const key = normaliseFrontendUrl(url);
        expect(normaliseFrontendUrl(key)).toBe(key);
        expect(isFrontendUrl(key)).toBe(true);
        expect(frontendImagesFolder(key)).not.toMatch(/\/\.{0,2}\/|\\|\0/);
      },
    ),
  );
});

test('a hostile address takes linear time', async () => {
  const cost = await processorTime(() => {
    for (const unit of ['a', 'a.', 'a/', '-', 'https://', ':1', '.'])
      isFrontendUrl(unit.repeat(50_000 / unit.length));
    for (const unit of ['a', 'a.', 'a/', '~', '.'])
      isFrontendUrl(`${unit.repeat(200).slice(0, 199)}?`);
  });
  expect(cost).toBeLessThan(5_000);
});

test('the longest address is valid, and its folder is named as it was typed', () => {
  expect(isFrontendUrl('a'.repeat(200))).toBe(true);
  expect(normaliseFrontendUrl('terme.it//')).toBe('terme.it');
  expect(frontendImagesFolder(' Terme ')).toBe('[Frontends]/Terme/images');
});
