import { type LanguageCode, languageCodes, languageOf } from '../i18n/languages.ts';
import type { Words } from '../module/contract.ts';

const scripts: Partial<Record<LanguageCode, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Names without a translation. */
const international = new Set(['Cookie', 'IndexedDB']);

/** Typographic errors of any language, with their names. */
const typography: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:artt?|arts|par|lett|abs|buchst|ст|п|n|nr)\. (?=\P{Z})/iu,
    'an abbreviation may stand alone at the end of a line',
  ],
  [/§ |(?<!\p{L})(?:letra|point|ס״ק) (?=\(?[a-z]\b)/iu, 'a point of the law may lose its letter'],
  [/：\s/, 'a space after a full-width colon'],
  [/(?<=\p{L}) (?:[:;?»]|!(?!!))|« /u, 'an ordinary space before a mark'],
];

/** The typographic errors of one text. */
export function typographyFlaws(text: string): string[] {
  return typography.flatMap(([flaw, name]) => (flaw.test(text) ? [name] : []));
}

/** The errors of a module's words: missing or extra keys compared with Italian, and texts in another script. */
export function translationErrors(words: Record<LanguageCode, Words>): string[] {
  const italian = flatten(words.it);
  return languageCodes.flatMap((code) => {
    const texts = flatten(words[code]);
    const say = (key: string, what: string) => `${code} ${key}: ${what}`;
    return [
      ...[...italian.keys()].filter((key) => !texts.has(key)).map((key) => say(key, 'missing')),
      ...[...texts.keys()].filter((key) => !italian.has(key)).map((key) => say(key, 'unknown')),
      ...[...texts].flatMap(([key, text]) => {
        const flaws = textFlaws(text, italian.get(key) ?? '', scripts[code]);
        return flaws.map((flaw) => say(key, flaw));
      }),
    ];
  });
}

function textFlaws(text: string, italian: string, script: RegExp | undefined): string[] {
  return [
    ...(text.trim() === '' ? ['empty'] : []),
    ...(text !== text.trim() ? ['stands in spaces'] : []),
    ...typographyFlaws(text),
    ...(slots(text) === slots(italian) ? [] : ['other placeholders than Italian']),
    ...(script && !script.test(text) && !international.has(text) ? ['not in its script'] : []),
  ];
}

const slots = (text: string) => [...text.matchAll(/{{.*?}}/g)].map(String).sort().join();

/** Placeholders of numbers, and words that may follow them without being counted. */
const NUMBER = 'count|number|shown|all|files|minutes|texts|characters|total|done|max|of';
const NOT_COUNTED = 'di|of|su|a|to|and|e|in|da|ms|kB';
const counted = new RegExp(`\\{\\{(?:${NUMBER})\\}\\} (?!(?:${NOT_COUNTED})(?!\\p{L}))\\p{L}`, 'u');
const FORM = /_(zero|one|two|few|many|other)$/;

/** The missing plural forms: a counted noun has every form of its language. */
export function pluralFlaws(language: LanguageCode, words: Words): string[] {
  const texts = flatten(words);
  const needed = formsOf(language);
  const bases = new Set([...texts.keys()].filter((key) => FORM.test(key)).map(withoutForm));
  return [
    ...[...texts].flatMap(([key, text]) =>
      counted.test(text) && !FORM.test(key) ? [`${key}: counts without plural forms`] : [],
    ),
    ...[...bases].flatMap((base) =>
      needed.flatMap((form) => (texts.has(`${base}_${form}`) ? [] : [`${base}_${form}: missing`])),
    ),
  ];
}

const withoutForm = (key: string) => key.replace(FORM, '');

/** The plural forms of whole numbers up to a thousand. */
function formsOf(language: LanguageCode): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(languageOf(language).html);
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))];
}

/** Every text by its dotted path. */
export function flatten(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...flatten(value, `${path}${key}.`)],
    ),
  );
}
