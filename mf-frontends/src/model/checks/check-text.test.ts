import { describe, expect, test } from '@jest/globals';
import { defaultSections } from '@wabu/shared/entities/default-sections';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { checkText } from './check-text.ts';

const checks = (html: string, language: LanguageCode = 'en', source?: string) =>
  checkText({
    html,
    language,
    source: source === undefined ? null : { html: source, language: 'it' },
  });
/** `check: pieces of the target`, for one text without a source. */
const found = (text: string, language?: LanguageCode) =>
  checks(`<p>${text}</p>`, language).map(({ check, target }) => `${check}: ${target.join(' | ')}`);
const kinds = (html: string, source: string, language?: LanguageCode) =>
  checks(html, language, source).map(({ check }) => check);

test('the default texts of the nine languages are in order', () => {
  for (const { NomeSezione, Contenuto } of defaultSections()) {
    for (const field of [NomeSezione, Contenuto]) {
      for (const language of languageCodes) {
        const [html, source] = [field[language], field.it];
        // An added word makes it a text of its own.
        const original = { html: `${source}<p>X</p>`, language: 'it' } as const;
        const checked = { html: `${html}<p>X</p>`, language };
        expect(checkText({ ...checked, source: language === 'it' ? null : original })).toEqual([]);
      }
    }
  }
});

test('empty and untouched default texts are not checked', () => {
  expect(checks('<p></p>', 'en', '<p>Aperto alle 9.</p>')).toEqual([]);
  const [section] = defaultSections();
  expect(checks(section?.Contenuto.en ?? '', 'en', '<p>Aperto alle 9.</p>')).toEqual([]);
});

test('an original is not compared with anything', () => {
  expect(checks('<p>Aperto alle 9</p>', 'it')).toEqual([]);
});

test('the most severe finding comes first', () => {
  expect(kinds('<p>Open for (10 years</p>', '<p>Aperto da 9 anni.</p>')).toEqual([
    'number',
    'brackets',
    'ending',
  ]);
});

test('a text without a source is checked by itself only', () => {
  for (const source of [undefined, '<p></p>'])
    expect(checks('<p>Open for (10 years</p>', 'en', source)).toMatchObject([
      { check: 'brackets' },
    ]);
});

describe('text equal to its source', () => {
  test('is found, whatever its formatting', () => {
    const text = 'Il biglietto comprende la visita.';
    expect(kinds(`<p><b>${text}</b></p>`, `<p>${text}</p>`)).toEqual(['same']);
  });

  test('is found in one paragraph of several', () => {
    const [finding] = checks(
      '<p>Welcome to the lake.</p><p>Il biglietto comprende la visita.</p>',
      'en',
      '<p>Benvenuti al lago.</p><p>Il biglietto comprende la visita.</p>',
    );
    expect(finding).toMatchObject({ check: 'same', target: ['Il biglietto comprende la visita.'] });
  });

  test.each(['<p>12 €</p>', '<p>A22</p>', '<p>–</p>', '<p>www.lago.it, info@lago.it</p>'])(
    '%s needs no translation',
    (html) => {
      expect(kinds(html, html)).toEqual([]);
    },
  );
});

describe('doubled words', () => {
  test.each<[string, LanguageCode, string[]]>([
    ['Visit the the castle', 'en', ['doubled: the the']],
    ['La la visita', 'it', ['doubled: La la']],
    ['Der <b>See</b> See', 'de', ['doubled: See See']],
    ['בית בית יפה', 'he', ['doubled: בית בית']],
    ['Nous nous retrouvons', 'fr', []],
    ['Der Weg, der der Küste folgt', 'de', []],
    ['Pian piano, piano piano', 'it', []],
    ['大家好好享受', 'zh', []],
    ['Lake lakeside', 'en', []],
  ])('%s (%s)', (text, language, expected) => {
    expect(found(text, language)).toEqual(expected);
  });

  test('a doubled name or emphasis of the source stays', () => {
    expect(kinds('<p>Like in Bora Bora.</p>', '<p>Come a Bora Bora.</p>')).toEqual([]);
    expect(kinds('<p>نعم نعم، تعال!</p>', '<p>Sì sì, vieni!</p>', 'ar')).toEqual([]);
  });

  test('a word that ends a paragraph and begins the next is not doubled', () => {
    expect(checks('<p>The lake</p><p>Lake Garda</p>')).toEqual([]);
  });
});

describe('brackets and quotes', () => {
  test.each<[string, LanguageCode, string[]]>([
    ['Open (in summer', 'en', ['brackets: Open (in summer']],
    ['Open in summer)', 'en', ['brackets: …en in summer)']],
    ['Open (in [summer)]', 'en', ['brackets: Open (in [summer)] | …(in [summer)]']],
    ['开放（夏季', 'zh', ['brackets: 开放（夏季']],
    ['Lake （summer)', 'zh', []],
    ['a) lake b) mountain 1) boat', 'en', []],
    ['Welcome :)', 'en', []],
    ['Il «lago', 'it', ['quotes: Il «lago']],
    ['The “lake', 'en', ['quotes: The “lake']],
    ['Der „See“ und der »Berg«', 'de', []],
    ['The “lake” and the "mountain"', 'en', []],
    ['Say "hello', 'en', ['quotes: Say "hello']],
    ['A 12" pizza', 'en', []],
    ['צה"ל ות"א', 'he', []],
    ["L’acqua dell’isola, l'onda", 'it', []],
  ])('%s (%s)', (text, language, expected) => {
    expect(found(text, language)).toEqual(expected);
  });

  test('a quotation may reach over paragraphs', () => {
    expect(checks('<p>“The lake</p><p>is blue.”</p>')).toEqual([]);
  });
});

describe('end punctuation', () => {
  test.each<[string, string, LanguageCode]>([
    ['Il lago è blu.', '湖水是蓝色的。', 'zh'],
    ['Vieni?', 'هل تأتي؟', 'ar'],
    ['Vieni!', 'Venez\u00a0!', 'fr'],
    ['Comprende:', '包括：', 'zh'],
    ['Detto «il Benaco».', 'Called “the Benaco.”', 'en'],
    ['E poi...', 'And then…', 'en'],
    ['Vai (a piedi).', 'Walk (on foot.)', 'en'],
  ])('%s and %s end alike', (source, target, language) => {
    expect(kinds(`<p>${target}</p>`, `<p>${source}</p>`, language)).toEqual([]);
  });

  test('each line is compared with its own', () => {
    const [finding] = checks(
      '<p>What is included</p><ul><li>The boat.</li><li>The lunch</li></ul>',
      'en',
      '<p>Cosa è incluso:</p><ul><li>La barca.</li><li>Il pranzo.</li></ul>',
    );
    expect(finding).toEqual({
      check: 'ending',
      source: ['…a è incluso:', 'Il pranzo.'],
      target: ['…is included', 'The lunch'],
    });
  });
});

describe('spacing', () => {
  test.each<[string, string[]]>([
    ['Bienvenue\u00a0! Ouvert\u00a0: 9:30. «\u00a0Lac\u00a0»\u202f; www.lac.it', []],
    ['Voir https://lac.it/a', []],
    ['Bienvenue!', ['spacing: Bienvenue!']],
    ['Bienvenue !', ['spacing: Bienvenue !']],
    ['Ouvert: demain', ['spacing: Ouvert: demain']],
    ['Le «lac»', ['spacing: Le «lac» | Le «lac»']],
    ['«\u00a0Lac\u00a0» : bleu', ['spacing: «\u00a0Lac\u00a0» : bleu']],
  ])('French: %s', (text, expected) => {
    expect(found(text, 'fr')).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['湖水很蓝，欢迎光临！开放时间：9:30。', []],
    ['在 Garda 湖，票价 12.50 欧元（含税）。', []],
    ['湖水 很蓝', ['spacing: 湖水 很蓝']],
    ['湖水很蓝,欢迎', ['spacing: 湖水很蓝,欢迎']],
    ['湖水很蓝. 欢迎', ['spacing: 湖水很蓝. 欢迎']],
    ['门票(成人)', ['spacing: 门票(成人) | 门票(成人)']],
  ])('Chinese: %s', (text, expected) => {
    expect(found(text, 'zh')).toEqual(expected);
  });
});

describe('structure and length', () => {
  const list = (...items: string[]) =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  test('a missing paragraph, list item or picture is counted', () => {
    expect(checks('<p>One</p>', 'en', '<p>Uno</p><p>Due</p>')).toContainEqual({
      check: 'paragraphs',
      source: ['2'],
      target: ['1'],
    });
    expect(checks(list('One'), 'en', list('Uno', 'Due'))).toContainEqual({
      check: 'list',
      source: ['2'],
      target: ['1'],
    });
    expect(kinds('<p>Lake</p>', '<p>Lago<img src="/a.png"></p>')).toEqual(['pictures']);
  });

  test('line breaks count as paragraphs, empty ones as nothing', () => {
    expect(kinds('<p>One<br>Two</p><p>&nbsp;</p>', '<p>Uno</p><p>Due</p>')).toEqual([]);
  });

  const long =
    'Il lago di Garda è il più grande lago italiano, amato da chi ama la vela e la buona cucina';
  test('a text much shorter or longer than its source is found', () => {
    expect(kinds('<p>Lake Garda is big</p>', `<p>${long}</p>`)).toEqual(['length']);
    expect(
      kinds(`<p>${'A very big lake with many boats '.repeat(8)}</p>`, `<p>${long}</p>`),
    ).toEqual(['length']);
  });

  test('a Chinese text is shorter than its source', () => {
    expect(
      kinds(
        '<p>加尔达湖是意大利最大的湖泊，深受帆船和美食爱好者的喜爱</p>',
        `<p>${long}</p>`,
        'zh',
      ),
    ).toEqual([]);
    expect(kinds('<p>大湖</p>', `<p>${long}</p>`, 'zh')).toEqual(['length']);
  });

  test('addresses are as long in Chinese', () => {
    const source = '<p>Scrivi a info@lago-di-garda.it e vieni</p>';
    expect(kinds('<p>请写信至 info@lago-di-garda.it 欢迎光临</p>', source, 'zh')).toEqual([]);
  });
});

test('a text of a megabyte is checked in linear time @verify', async () => {
  const html = `<p>${'Aperto dalle 9.30 alle 18,50 € (tel. 045 123456) '.repeat(5_000)}</p>`;
  expect(await processorTime(() => checks(html, 'en', html))).toBeLessThan(20_000);
});
