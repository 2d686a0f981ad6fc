import { expect, test } from '@jest/globals';
import { firstWords } from './first-words.ts';

test.each([
  [
    '<p>Tre ore.</p><p>Sul lago</p><ul><li>Alle 9:30</li><li>Alle 15</li></ul>',
    'Tre ore. Sul lago · Alle 9:30 · Alle 15',
  ],
  ['<p>Pane &amp; vino&nbsp;bianco &lt;3 &#39;qui&#39;</p>', "Pane & vino bianco <3 'qui'"],
  ['<p>un<strong>a pa</strong>rola</p>', 'una parola'],
  ['', ''],
  [`<p>${'湖'.repeat(300)}</p>`, `${'湖'.repeat(160)}…`],
])('%j begins with %j', (html, text) => {
  expect(firstWords(html)).toBe(text);
});

test('a long text is cut between words', () => {
  const words = firstWords(`<p>${'lago '.repeat(100)}</p>`);
  expect(words).toMatch(/^(?:lago )+lago…$/);
  expect(words.length).toBeLessThanOrEqual(161);
});
