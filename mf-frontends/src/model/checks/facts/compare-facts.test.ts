import { describe, expect, test } from '@jest/globals';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { visibleText } from '../visible-text.ts';
import { compareFacts } from './compare-facts.ts';

/** `language text = language text`, each pair with the same facts. */
const pairs = [
  // Numbers and their marks.
  'it Torre del XIII secolo = zh 13世纪的塔楼',
  'it A 1.500 m, lungo 2,5 km = en At 1,500 m, 2.5 km long',
  'it A 1.500 m = fr À 1 500 m',
  'it A 1.500 m = ru На высоте 1\u00a0500 м',
  'it 12.000 visitatori = zh 1.2万名游客',
  'it Sconto del 20% = ar خصم ٢٠٪',
  'it 2,5 km = ar ٢٫٥ كم',
  'it Camera di 50 m2 = en A room of 50 m²',
  'it Uscita A22, strada SS45 = de Ausfahrt A22, Straße SS45',
  'it Torre del XIII secolo = en A 13th-century tower',
  // Prices.
  'it Adulti 12,50 €, bambini € 8 = en Adults €12.50, children €8',
  'it Da 10 a 15 € = en €10 to €15',
  'it 10–15 € = en €10–15',
  'it 12,00 euro = zh 12欧元',
  'it 12 € = he 12 אירו',
  'it 1.200,00 € = de 1.200,- €',
  // Times of day.
  'it Dalle 9 alle 18 = en From 9 am to 6 pm',
  'it Ore 9.30–18.00 = en 9:30 a.m. – 6:00 p.m.',
  'it Dalle 14 alle 18 = en 2–6 pm',
  'it Dalle 10 alle 14 = en 10-2 pm',
  'it Alle 20.30 = fr À 20h30',
  'it Alle 20.30 = de Um 20.30 Uhr',
  'it Alle 18 = ar الساعة ٦ م',
  'it Alle 18 = es A las 6 p. m.',
  'it Alle 9:15 = fr À 9 heures 15',
  'it Alle 20:30 = zh 20点30分',
  'it Reception 24 ore su 24 = fr Réception 24h/24',
  'it Una durata di 2 ore = fr Une durée de 2 heures',
  // Dates.
  'it Il 15 agosto 2026 = en On August 15, 2026',
  'it Il 15/08/2026 = de Am 15. August 2026',
  'it Il 15 agosto 2026 = zh 2026年8月15日',
  'it Il 15 agosto 2026 = ar ١٥ أغسطس ٢٠٢٦',
  'it Il 15 agosto 2026 = he ב-15 באוגוסט 2026',
  'it Dall’1 al 15 agosto = en August 1–15',
  'it Dal 1 luglio 2026 al 2 agosto 2026 = en 1 July to 2 August 2026',
  'it Da maggio a ottobre = ru С мая по октябрь',
  'it Da maggio a ottobre = zh 5月至10月',
  'it Aperto 24/7 = en Open 24/7',
  'it Aperto 24/7 = en Open 24 hours, 7 days',
  'it Il 15/08/26 = en On 15 August 2026',
  'it Il 15/08/26 = de Am 15. August 26',
  'it Dal 1 al 15 agosto = zh 8月1日至8月15日',
  'it Il 8 agosto = zh 8月8日',
  'it Il 2026-08-15 = en On 08/15/2026',
  'it Il 31/12 = de Am 31.12.',
  // Contacts.
  'it Tel. +39 045 657 1234 = en Phone 045 6571234',
  'it Scrivi a Info@Lago.it = de Schreiben Sie an info@lago.it',
  'it Tel. 045 6571234 = en Phone 0456571234',
  'it Tel. 0039 045 6571234 = en Phone +39 045 6571234',
  'it Cell. 347 123 4567 = en Mobile +39 347 1234567',
  'it Tel. +33 (0)4 76 12 34 56 = fr Tél. 0033 4 76 12 34 56',
  'it Tel. 04 76 12 34 56 = fr Tél. 0476123456',
  'it Tel. +33 4 76 00 12 34 = fr Tél. 0033 4 76 00 12 34',
  'it Tel. 045 0039123 = en Phone +39 045 0039123',
  'it Tel. 045 65712 = en Phone 04565712',
  'it Tel. 0456 5712345 = en Phone 04565712345',
  'it www.lago.it/ = en (www.lago.it).',
  'it HTTPS://WWW.LAGO.IT/a = en https://lago.it/a',
  'it https://lago.it/a/ = en https://lago.it/a',
  'it https://lago.it/prezzi = en https://lago.it/en/prices',
  'it https://lago.it/prezzi?lang=it = en https://lago.it/prezzi?lang=en',
  'it https://lago.it/x?hl=it&amp;a=1 = en https://lago.it/x?hl=en&amp;a=1',
  'it https://lago.it/it-IT/a = en https://lago.it/en-GB/b',
  'it https://it.lago.it = de https://de.lago.it',
  'it www.lago.it/it/prezzi = en https://lago.it/en/prices',
  'it https://it.wikipedia.org/wiki/Lago = en https://en.wikipedia.org/wiki/Lake',
  'it www.lago.it. = zh 请访问www.lago.it。',
];

/** Pairs with other facts, and what is found: `check: pieces of the one ≠ pieces of the other`. */
const different = [
  'it A 1.500 m = en At 1.500 m → number: 1.500 ≠ 1.500',
  'it 12,50 € = en €12.80 → price: 12,50 € ≠ €12.80',
  'it 12 € = en $12 → price: 12 € ≠ $12',
  'it Alle 18:00 = en At 8:00 pm → time: 18:00 ≠ 8:00 pm',
  'it Alle 18:00 = en At 6:00 → time: 18:00 ≠ 6:00',
  'it Alle 9.30 = ar الساعة ٩:٠٠ → time: 9.30 ≠ ٩:٠٠',
  'it Il 15/08/2026 = zh 2026年9月15日 → date: 15/08/2026 ≠ 9月',
  'it Il 15 agosto 2026 = zh 2025年8月15日 → date: 2026 ≠ 2025年',
  'it Il 15/08/26 = en On 15 August 2027 → date: 15/08/26 ≠ 2027',
  'it Il 15/08 = de Am 16.08. → date: 15/08 ≠ 16.08.',
  'it Il 15/08/2026, sabato = en On 16/08/2026, Saturday → date: 15/08/2026 ≠ 16/08/2026',
  'it Il 15/08/2026, sabato = en On 08/16/2026, Saturday → date: 15/08/2026 ≠ 08/16/2026',
  'it Il 1/08/2026, sabato = en On 2/08/2026, Saturday → date: 1/08/2026 ≠ 2/08/2026',
  'it Il 2026-08-15, sabato = en On 2026-08-16, Saturday → date: 2026-08-15 ≠ 2026-08-16',
  'it Il 15/08, sabato = en On 16/08, Saturday → date: 15/08 ≠ 16/08',
  'it Versione 10.5.3.2 = en Version 10.5.3.3 → number: 10.5.3.2 ≠ 10.5.3.3',
  'it Camera 15/13/2026 = en Room 15/14/2026 → number: 13 ≠ 14',
  'it Camera 32/8/2026 = en Room 33/8/2026 → number: 32 ≠ 33',
  'it Camera 0/8/2026 = en Room 0/9/2026 → number: 8 ≠ 9',
  'it Dalle 9 alle 18 = en From 9 am to 8 pm → time: 18 ≠ 8 pm',
  'it Tel. 045 6571234 = fr Tél. +39 045 6571243 → phone: 045 6571234 ≠ +39 045 6571243',
  'it Cell. 347 123 4567 = en Mobile 347 123 4568 → phone: 347 123 4567 ≠ 347 123 4568',
  'it Tel. 045 6571234, cell. 347 123 4567 = en Call us → phone: 045 6571234 | 347 123 4567 ≠',
  'it Tel. 0365 290411 = en Phone +49 0365 290411 → phone: 0365 290411 ≠ +49 0365 290411',
  'it Codice 0456571 = en Code 0456572 → number: 0456571 ≠ 0456572',
  'it Codice 3471234567890 = en Code 3471234567891 → number: 3471234567890 ≠ 3471234567891',
  'it Codice 04565 12345678 = en Code 04565 12345679 → number: 12345678 ≠ 12345679',
  'it Ore 09-12 13-18 = en Hours 09-12 13-19 → number: 18 ≠ 19',
  'it https://it.lago.it = de https://de.lago.com → link: https://it.lago.it ≠ https://de.lago.com',
  'it https://lago.it/itinerari = en https://lago.it/italy → link: https://lago.it/itinerari ≠ https://lago.it/italy',
  'it info@lago.it = es info@lagos.it → email: info@lago.it ≠ info@lagos.it',
  'it www.lago.it/prezzi = en www.lago.it → link: www.lago.it/prezzi ≠ www.lago.it',
  'it 2 notti, 2 cene = en 2 nights, 3 dinners → number: 2 ≠ 3',
  'it Uscita A22 = en Exit A4 → number: 22 ≠ 4',
];

const read = (text = '') => ({
  language: text.slice(0, 2) as LanguageCode,
  visible: visibleText(`<p>${text.slice(3)}</p>`),
});

type Text = ReturnType<typeof read>;
const compare = (one: Text, other: Text) =>
  compareFacts(one.visible, other.visible, { source: one.language, target: other.language });
const pairOf = (text = '') => text.split(' = ').map(read) as [Text, Text];

test.each(pairs)('%s', (pair) => {
  const [source, target] = pairOf(pair);
  expect(compare(source, target)).toEqual([]);
  expect(compare(target, source)).toEqual([]);
});

test.each(different)('%s', (row) => {
  const [pair, expected] = row.split(' → ');
  const found = compare(...pairOf(pair)).map(
    ({ check, source, target }) => `${check}: ${source.join(' | ')} ≠ ${target.join(' | ')}`,
  );
  expect(found.map((one) => one.trimEnd())).toEqual([expected]);
});

describe('links of formatted text', () => {
  const link = (href: string) => `<p><a href="${href}">qui</a></p>`;
  const compareHtml = (source: string, target: string) =>
    compareFacts(visibleText(source), visibleText(target), { source: 'it', target: 'en' });

  test.each([
    ['https://lago.it/a?b=1&amp;c=2', 'https://www.lago.it/a?b=1&amp;c=2'],
    ['mailto:info@lago.it?subject=Ciao', 'mailto:info@lago.it?subject=Hello'],
    ['tel:+390456571234', 'tel:0456571234'],
    ['MAILTO:info%40lago.it', 'mailto:info@lago.it'],
    ['mailto:%', 'mailto:%'],
  ])('%s and %s lead to the same place', (one, other) => {
    expect(compareHtml(link(one), link(other))).toEqual([]);
  });

  test('an address may be a link in one language and a text in the other', () => {
    const text = '<p>Scrivi a info@lago.it</p>';
    const linked = '<p>Write to <a href="mailto:info@lago.it">info@lago.it</a></p>';
    expect(compareHtml(text, linked)).toEqual([]);
  });

  test('another target is found, and so is a lost link', () => {
    const lost = { check: 'link', source: ['https://lago.it/a'], target: [] };
    expect(compareHtml(link('https://lago.it/a'), '<p>here</p>')).toEqual([lost]);
    expect(compareHtml(link('https://lago.it/a'), link('https://lago.it/b'))).toEqual([
      { ...lost, target: ['https://lago.it/b'] },
    ]);
    expect(compareHtml(link('tel: 0456571234'), '<p>here</p>')).toEqual([
      { check: 'phone', source: ['0456571234'], target: [] },
    ]);
    const shared = ['https://lago.it/?u=tel:1', 'https://lago.com/?u=tel:1'] as const;
    expect(compareHtml(link(shared[0]), link(shared[1]))).toEqual([
      { check: 'link', source: [shared[0]], target: [shared[1]] },
    ]);
  });

  test('numbers inside tags are no facts', () => {
    expect(compareHtml('<p><img src="/7.png" width="300">Lago</p>', '<p>Lake</p>')).toEqual([]);
  });
});
