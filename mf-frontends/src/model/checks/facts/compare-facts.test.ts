import { describe, expect, test } from '@jest/globals';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { visibleText } from '../visible-text.ts';
import { compareFacts } from './compare-facts.ts';

type Text = [language: LanguageCode, text: string];

const compare = ([source, sourceText]: Text, [target, targetText]: Text) =>
  compareFacts(visibleText(`<p>${sourceText}</p>`), visibleText(`<p>${targetText}</p>`), {
    source,
    target,
  });

describe('facts that differ', () => {
  const different: [Text, Text, object[]][] = [
    [
      ['it', 'A 1.500 m'],
      ['en', 'At 1.500 m'],
      [{ check: 'number', source: ['1.500'], target: ['1.500'] }],
    ],
    [
      ['it', '12,50 €'],
      ['en', '€12.80'],
      [{ check: 'price', source: ['12,50 €'], target: ['€12.80'] }],
    ],
    [['it', '12 €'], ['en', '$12'], [{ check: 'price', source: ['12 €'], target: ['$12'] }]],
    [
      ['it', 'Alle 18:00'],
      ['en', 'At 8:00 pm'],
      [{ check: 'time', source: ['18:00'], target: ['8:00 pm'] }],
    ],
    [
      ['it', 'Alle 18:00'],
      ['en', 'At 6:00'],
      [{ check: 'time', source: ['18:00'], target: ['6:00'] }],
    ],
    [
      ['it', 'Alle 9.30'],
      ['ar', 'الساعة ٩:٠٠'],
      [{ check: 'time', source: ['9.30'], target: ['٩:٠٠'] }],
    ],
    [
      ['it', 'Il 15/08/2026'],
      ['zh', '2026年9月15日'],
      [{ check: 'date', source: ['15/08/2026'], target: ['9月'] }],
    ],
    [
      ['it', 'Il 15 agosto 2026'],
      ['zh', '2025年8月15日'],
      [{ check: 'date', source: ['2026'], target: ['2025年'] }],
    ],
    [
      ['it', 'Il 15/08/26'],
      ['en', 'On 15 August 2027'],
      [{ check: 'date', source: ['15/08/26'], target: ['2027'] }],
    ],
    [
      ['it', 'Il 15/08'],
      ['de', 'Am 16.08.'],
      [{ check: 'date', source: ['15/08'], target: ['16.08.'] }],
    ],
    ...[
      ['15/08/2026', '16/08/2026'],
      ['15/08/2026', '08/16/2026'],
      ['1/08/2026', '2/08/2026'],
      ['2026-08-15', '2026-08-16'],
      ['15/08', '16/08'],
    ].map(([one = '', other = '']): [Text, Text, object[]] => [
      ['it', `Il ${one}, sabato`],
      ['en', `On ${other}, Saturday`],
      [{ check: 'date', source: [one], target: [other] }],
    ]),
    [
      ['it', 'Versione 10.5.3.2'],
      ['en', 'Version 10.5.3.3'],
      [{ check: 'number', source: ['10.5.3.2'], target: ['10.5.3.3'] }],
    ],
    [
      ['it', 'Camera 15/13/2026'],
      ['en', 'Room 15/14/2026'],
      [{ check: 'number', source: ['13'], target: ['14'] }],
    ],
    [
      ['it', 'Camera 32/8/2026'],
      ['en', 'Room 33/8/2026'],
      [{ check: 'number', source: ['32'], target: ['33'] }],
    ],
    [
      ['it', 'Camera 0/8/2026'],
      ['en', 'Room 0/9/2026'],
      [{ check: 'number', source: ['8'], target: ['9'] }],
    ],
    [
      ['it', 'Dalle 9 alle 18'],
      ['en', 'From 9 am to 8 pm'],
      [{ check: 'time', source: ['18'], target: ['8 pm'] }],
    ],
    [
      ['it', 'Tel. 045 6571234'],
      ['fr', 'Tél. +39 045 6571243'],
      [{ check: 'phone', source: ['045 6571234'], target: ['+39 045 6571243'] }],
    ],
    [
      ['it', 'Cell. 347 123 4567'],
      ['en', 'Mobile 347 123 4568'],
      [{ check: 'phone', source: ['347 123 4567'], target: ['347 123 4568'] }],
    ],
    [
      ['it', 'Tel. 045 6571234, cell. 347 123 4567'],
      ['en', 'Call us'],
      [{ check: 'phone', source: ['045 6571234', '347 123 4567'], target: [] }],
    ],
    [
      ['it', 'Tel. 0365 290411'],
      ['en', 'Phone +49 0365 290411'],
      [{ check: 'phone', source: ['0365 290411'], target: ['+49 0365 290411'] }],
    ],
    [
      ['it', 'Codice 0456571'],
      ['en', 'Code 0456572'],
      [{ check: 'number', source: ['0456571'], target: ['0456572'] }],
    ],
    [
      ['it', 'Codice 3471234567890'],
      ['en', 'Code 3471234567891'],
      [{ check: 'number', source: ['3471234567890'], target: ['3471234567891'] }],
    ],
    [
      ['it', 'Codice 04565 12345678'],
      ['en', 'Code 04565 12345679'],
      [{ check: 'number', source: ['12345678'], target: ['12345679'] }],
    ],
    [
      ['it', 'Ore 09-12 13-18'],
      ['en', 'Hours 09-12 13-19'],
      [{ check: 'number', source: ['18'], target: ['19'] }],
    ],
    [
      ['it', 'https://it.lago.it'],
      ['de', 'https://de.lago.com'],
      [{ check: 'link', source: ['https://it.lago.it'], target: ['https://de.lago.com'] }],
    ],
    [
      ['it', 'https://lago.it/itinerari'],
      ['en', 'https://lago.it/italy'],
      [
        {
          check: 'link',
          source: ['https://lago.it/itinerari'],
          target: ['https://lago.it/italy'],
        },
      ],
    ],
    [
      ['it', 'info@lago.it'],
      ['es', 'info@lagos.it'],
      [{ check: 'email', source: ['info@lago.it'], target: ['info@lagos.it'] }],
    ],
    [
      ['it', 'www.lago.it/prezzi'],
      ['en', 'www.lago.it'],
      [{ check: 'link', source: ['www.lago.it/prezzi'], target: ['www.lago.it'] }],
    ],
    [
      ['it', '2 notti, 2 cene'],
      ['en', '2 nights, 3 dinners'],
      [{ check: 'number', source: ['2'], target: ['3'] }],
    ],
    [['it', 'Uscita A22'], ['en', 'Exit A4'], [{ check: 'number', source: ['22'], target: ['4'] }]],
  ];
  test.each(different)('%j and %j', (source, target, found) => {
    expect(compare(source, target)).toEqual(found);
  });
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
