import { describe, expect, test } from '@jest/globals';
import { findMessages, findTextsSchema } from './find-texts.ts';
import { editHtml, htmlParts } from './html-parts.ts';

/** Replaces every occurrence in the parts of that kind. */
function replaceAll(html: string, find: string, replacement: string, kind = 'text'): string {
  const edits = htmlParts(html).flatMap((part, index) =>
    part.kind === kind && part.text.includes(find)
      ? [{ part: index, from: part.text.indexOf(find), replacement }]
      : [],
  );
  return editHtml(
    html,
    edits.map((edit) => ({ ...edit, to: edit.from + find.length })),
  );
}

test.each([
  [{ fields: [] }, findMessages.fields],
  [{ languages: [] }, findMessages.languages],
  [{ replacement: 'a\nb' }, findMessages.lines],
])('a search with %j is rejected', (change, message) => {
  const search = { text: 'a', fields: ['contents'], languages: ['it'], ...change };
  expect(findTextsSchema.safeParse(search).error?.issues).toMatchObject([{ message }]);
});

describe('the parts of a text', () => {
  test.each([
    ['<p>Uno <strong>due</strong> tre</p>', ['Uno due tre']],
    ['<p>uno</p><p>due<br>tre</p>', ['uno', 'due', 'tre']],
    ['<ul><li>uno</li><li>due</li></ul>', ['uno', 'due']],
    ['<p>Vini &amp; oli&nbsp;nuovi</p>', ['Vini & oli\u00a0nuovi']],
    ['<p>&lt;dell&#39;oste&gt;</p>', ["<dell'oste>"]],
    ['<p>a<img src="/x.png" alt="una &quot;barca&quot;">b</p>', ['a', 'una "barca"', 'b']],
    ['<p>tel. <a href="tel:+39045">045</a></p>', ['tel. 045', 'tel:+39045']],
  ])('%s', (html, texts) => {
    expect(
      htmlParts(html)
        .map(({ text }) => text)
        .sort(),
    ).toEqual([...texts].sort());
  });
});

describe('an edit', () => {
  test.each([
    ['of plain text', '<p>Apre alle 9.</p>', 'alle 9', 'alle 10', '<p>Apre alle 10.</p>'],
    [
      'inside a mark keeps it',
      '<p>Apre <strong>alle 9</strong>.</p>',
      '9',
      '10',
      '<p>Apre <strong>alle 10</strong>.</p>',
    ],
    [
      'across marks takes the formatting of its first character and keeps the marks around it',
      '<p>Tel. <strong>045 12</strong><em>3456 ora</em></p>',
      '045 123456',
      '030 9',
      '<p>Tel. <strong>030 9</strong><em> ora</em></p>',
    ],
    [
      'that takes all of a mark takes the mark',
      '<p>Tel. 04<strong>5 <em>12</em></strong>!</p>',
      '045 12',
      '030',
      '<p>Tel. 030!</p>',
    ],
    [
      'escapes what it writes',
      '<p>uno</p>',
      'uno',
      '<a> & "c"\u00a0d',
      '<p>&lt;a&gt; &amp; "c"&nbsp;d</p>',
    ],
    ['of an entity', '<p>Vini &amp; oli</p>', '& oli', 'e oli', '<p>Vini e oli</p>'],
    [
      'that takes the text of nested marks takes them all',
      '<p>Da <a href="https://a.it"><strong><em>via</em></strong></a> qui</p>',
      'via',
      '',
      '<p>Da  qui</p>',
    ],
    [
      'that ends where a mark begins leaves the mark',
      '<p><em>uno</em><strong>due</strong></p>',
      'uno',
      '',
      '<p><strong>due</strong></p>',
    ],
    [
      'in the first mark leaves all others',
      '<p><em>uno</em><strong>due</strong> e quattro</p>',
      'uno',
      'tre',
      '<p><em>tre</em><strong>due</strong> e quattro</p>',
    ],
    [
      'behind a mark leaves it',
      '<p><em>a <em>b</em>c</em></p>',
      'c',
      '',
      '<p><em>a <em>b</em></em></p>',
    ],
    ['beside a picture leaves it', '<p>via<img src="/x.png">', 'via', '', '<p><img src="/x.png">'],
    ['of a whole line leaves the line', '<p>via</p><p>resta</p>', 'via', '', '<p></p><p>resta</p>'],
  ])('%s', (_, html, find, replacement, result) => {
    expect(replaceAll(html, find, replacement)).toBe(result);
  });

  test('of a link changes its target only', () => {
    const html = '<p><a href="https://a.it/?a=1&amp;b=2" rel="noopener">https://a.it</a></p>';
    expect(replaceAll(html, 'a=1&b', 'x="1"&b', 'link')).toBe(
      '<p><a href="https://a.it/?x=&quot;1&quot;&amp;b=2" rel="noopener">https://a.it</a></p>',
    );
  });

  test('of an alt text changes that only', () => {
    const html = '<p>Una barca <img alt="una barca" src="/barca.png"></p>';
    expect(replaceAll(html, 'barca', 'vela', 'alt')).toBe(
      '<p>Una barca <img alt="una vela" src="/barca.png"></p>',
    );
  });

  test('of several matches in one line replaces each, in any order', () => {
    const edits = [
      { part: 0, from: 4, to: 5, replacement: '' },
      { part: 0, from: 0, to: 1, replacement: 'AA' },
      { part: 0, from: 2, to: 3, replacement: 'B' },
    ];
    expect(editHtml('<p>a <em>b c</em></p>', edits)).toBe('<p>AA <em>B </em></p>');
  });
});
