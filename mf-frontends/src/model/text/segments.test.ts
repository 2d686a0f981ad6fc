import { describe, expect, test } from '@jest/globals';
import { flagsOf, tagsMatch } from '../translation/check-translation.ts';
import { prepareText, restoreText, splitsSentence } from './segments.ts';

const rich =
  '<h2>Orari &amp; prezzi</h2><p>Aperto <strong>dalle 9:30</strong>, <a href="https://lago.it/?a=1&amp;b=2" rel="noopener noreferrer">prenota</a>.<br><img src="data:image/png;base64,AAAA" alt="Lago &gt; monti"></p><ul><li>Uno</li><li>&nbsp;</li></ul>';

describe('what is sent', () => {
  test('attributes are not sent, tags are numbered', () => {
    const { texts } = prepareText(rich, 'markup');
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('<a href="https://text.invalid/1">prenota</a>');
    expect(texts[0]).toContain('<img src="/2">');
    expect(texts[0]).not.toMatch(/lago\.it|base64|alt/);
  });

  test('plain segments carry no tag and no entity', () => {
    const { texts } = prepareText(rich, 'plain');
    expect(texts).toEqual(['Orari & prezzi', 'Aperto', 'dalle 9:30', 'prenota', 'Uno']);
  });

  test.each(['markup', 'plain'] as const)('an unchanged %s answer restores the text', (mode) => {
    const prepared = prepareText(rich, mode);
    expect(restoreText(prepared, prepared.texts)).toBe(rich);
  });

  test('a plain answer never becomes a tag', () => {
    const prepared = prepareText('<p>Ciao</p>', 'plain');
    expect(restoreText(prepared, ['<b>שלום</b> & co'])).toBe(
      '<p>&lt;b&gt;שלום&lt;/b&gt; &amp; co</p>',
    );
  });

  test('only inline formatting splits a sentence', () => {
    expect(splitsSentence('<h2>Uno</h2><p>Due<br>tre</p>')).toBe(false);
    expect(splitsSentence('<p>Uno <em>due</em></p>')).toBe(true);
    expect(splitsSentence('<p><strong>Tutto</strong></p>')).toBe(false);
  });
});

describe('what comes back', () => {
  const prepared = prepareText(rich, 'markup');
  const sent = prepared.texts[0] ?? '';

  test('inline tags may move inside their block', () => {
    const moved = sent.replace(
      'Aperto <strong>dalle 9:30</strong>',
      '<strong>From 9:30</strong> open',
    );
    expect(tagsMatch(prepared, moved)).toBe(true);
  });

  test.each([
    ['a lost tag', (html: string) => html.replace(/<\/?strong>/g, '')],
    ['a lost link', (html: string) => html.replace(/<a[^>]*>|<\/a>/g, '')],
    [
      'a doubled link',
      (html: string) => html.replace('<li>Uno', '<li><a href="https://text.invalid/1">Uno</a>'),
    ],
    ['swapped blocks', (html: string) => html.replace(/^(<h2>.*<\/h2>)(<p>.*<\/p>)/, '$2$1')],
    [
      'crossed tags',
      (html: string) =>
        html.replace(
          '</strong>, <a href="https://text.invalid/1">',
          ', <a href="https://text.invalid/1"></strong>',
        ),
    ],
    ['an invented tag', (html: string) => html.replace('Uno', '<script>Uno</script>')],
    [
      'formatting that left its block',
      (html: string) =>
        html.replace('<strong>dalle 9:30</strong>', '').replace('<ul>', '<strong>x</strong><ul>'),
    ],
    [
      'words that left their tag',
      (html: string) => html.replace('<strong>dalle 9:30</strong>', '<strong></strong>dalle 9:30'),
    ],
    ['letters that left their link', (html: string) => html.replace('prenota</a>', 'pren</a>ota')],
    [
      'letters that left their formatting',
      (html: string) => html.replace('</strong>,', '</strong>5,'),
    ],
    [
      'a word that left its link',
      (html: string) => html.replace('>prenota</a>', '>qui</a> prenota'),
    ],
    ['a line that begins with a comma', (html: string) => html.replace('<p>', '<p>, ')],
    ['words that left their block', (html: string) => html.replace('<li>Uno</li>', '<li></li>Uno')],
    ['an unknown number', (html: string) => html.replace('<img src="/2">', '<img src="/7">')],
  ])('%s is a fault', (_, spoil) => {
    expect(tagsMatch(prepared, spoil(sent))).toBe(false);
  });

  test.each([
    ['joined', 'Via Lago 1, 25019 Sirmione<br><br>Italia'],
    ['moved', 'Via Lago 1 25019<br>Sirmione<br>Italy'],
  ])('%s lines of an address are a fault, in an answer of pieces too', (_, lines) => {
    const address = '<p>Via Lago 1<br>25019 Sirmione<br>Italia</p>';
    expect(tagsMatch(prepareText(address, 'markup'), `<p>${lines}</p>`)).toBe(false);
    expect(flagsOf(address, `<p>${lines}</p>`)).toEqual(['lines']);
  });

  test('prefixes and characters may touch a tag in Arabic and Chinese', () => {
    const visit = prepareText('<p>Visita <a href="https://lago.it">il lago</a> blu</p>', 'markup');
    for (const [before, after] of [
      ['参观蓝色', '的'],
      ['زيارة ال', ''],
    ] as const)
      expect(
        tagsMatch(visit, `<p>${before}<a href="https://text.invalid/1">湖بحيرة</a>${after}</p>`),
      ).toBe(true);
  });

  test('numbers are compared whatever their script and separators', () => {
    expect(flagsOf('<p>1.500 € alle 9:30</p>', '<p>€1,500 at 9.30</p>')).toEqual([]);
    expect(flagsOf('<p>Dalle 9:30</p>', '<p>من ٩:٣٠</p>')).toEqual([]);
    expect(flagsOf('<p>Dalle 9:30</p>', '<p>From 9:00</p>')).toEqual(['numbers']);
    expect(flagsOf('<p>2 e 2</p>', '<p>2</p>')).toEqual(['numbers']);
  });

  test('an empty and an untranslated answer are flagged', () => {
    expect(flagsOf('<p>Ciao</p>', '<p> </p>')).toEqual(['empty']);
    expect(flagsOf('<p>Limonaia</p>', '<p>Limonaia</p>')).toEqual(['same']);
    expect(flagsOf('<p>SPA</p>', '<p>SPA</p>')).toEqual([]);
  });
});
