import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import type { Words } from '../module/contract.ts';

const scripts: Partial<Record<LanguageCode, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Names that are written alike everywhere. */
const international = new Set(['Cookie', 'IndexedDB']);

/** What no text may have, in any language, and what that is called. */
const typography: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:artt?|arts|par|lett|abs|buchst|ст|п|n|nr)\. (?=\P{Z})/iu,
    'an abbreviation may stand alone at the end of a line',
  ],
  [/§ |(?<!\p{L})(?:letra|point|ס״ק) (?=\(?[a-z]\b)/iu, 'a point of the law may lose its letter'],
  [/：\s/, 'a space after a full-width colon'],
  [/(?<=\p{L}) [:;!?»]|« /u, 'an ordinary space before a mark'],
];

/** What is wrong with how one text is set. */
export function typographyFlaws(text: string): string[] {
  return typography.flatMap(([flaw, name]) => (flaw.test(text) ? [name] : []));
}

/** What is wrong with a module's words: every language has what Italian has, in its own script. */
export function wordProblems(words: Record<LanguageCode, Words>): string[] {
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

function flatten(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...flatten(value, `${path}${key}.`)],
    ),
  );
}
