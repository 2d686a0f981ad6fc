import { expect, test } from '@jest/globals';
import { tokensOf } from './tokens.ts';

const foldText = (text: string) => Array.from(tokensOf(text), ({ term }) => term).join(' ');

test.each([
  ['Italian accents', 'Caffè perché città', 'caffe perche citta'],
  ['English apostrophes', "Don’t miss O'Brien's", 'don t miss o brien s'],
  ['German umlauts and ß', 'Fußgängerbrücke GROẞ', 'fussgangerbrucke gross'],
  ['French elision and ligatures', 'L’hôtel au cœur', 'l hotel au coeur'],
  ['Spanish ñ', 'Montaña ¿qué?', 'montana que'],
  ['Russian ё and й', 'Ещё район', 'еще раион'],
  ['Chinese, each character alone', '加尔达湖5星级', '加 尔 达 湖 5 星 级'],
  ['traditional Chinese', '加爾達湖畔酒店', '加 尔 达 湖 畔 酒 店'],
  ['words joined by a sign', 'Wi‑Fi, B&B und B & B', 'wi fi wifi b b bb und b b bb'],
  ['what is not joined', 'Bed & Breakfast – a, b', 'bed breakfast a b'],
  ['Hebrew points and final letters', 'שָׁלוֹם מלון־הים', 'שלומ מלונ הימ'],
  ['Hebrew geresh and gershayim', `צ'ק צ׳ק צ’ק צה"ל חו״ל 'שלום' "לא"`, 'צק צק צק צהל חול שלומ לא'],
  ['Arabic points and tatweel', 'بُحَيْرَة غـــاردا', 'بحيره غاردا'],
  ['Arabic letters with hamza', 'أسعار إيطاليا آخر', 'اسعار ايطاليا اخر'],
  ['Arabic-Indic and Persian digits', '١٢٣ ۴۵۶', '123 456'],
  ['full-width letters and ligatures', 'ＡＢＣ ﬁlm', 'abc film'],
  ['soft hyphens', 'Boots\u00advermietung', 'bootsvermietung'],
  ['syntax of a query', '"a" AND (b* OR NEAR(c)) - {d} : ^e', 'a and b or near c d e'],
  ['no words', ' —…!\u0000🛶 ', ''],
])('folds %s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('composed and decomposed texts fold alike', () => {
  const text = 'Fußgängerbrücke perché ещё שָׁלוֹם أسعار';
  expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
});

test('tokens point at the original text, marks included', () => {
  const text = '«Caffe\u0300» bei 湖畔 🛶 שָׁלוֹם';
  expect(Array.from(tokensOf(text), ({ start, end }) => text.slice(start, end))).toEqual([
    'Caffe\u0300',
    'bei',
    '湖',
    '畔',
    'שָׁלוֹם',
  ]);
});

test('a text without blanks is cut, not rejected', () => {
  const [token, ...more] = tokensOf('x'.repeat(10_000));
  expect([token?.term.length, token?.end, more]).toEqual([40, 10_000, []]);
});
