import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Finding } from './finding.ts';
import { around } from './pairs.ts';
import type { VisibleText } from './visible-text.ts';

const ends: Readonly<Record<string, string>> = {
  '.': '.',
  '。': '.',
  '．': '.',
  '۔': '.',
  '!': '!',
  '！': '!',
  '?': '?',
  '？': '?',
  '؟': '?',
  ':': ':',
  '：': ':',
  ';': ';',
  '；': ';',
  '؛': ';',
  ',': ',',
  '，': ',',
  '、': ',',
  '،': ',',
  '…': '…',
};

const CLOSING = /[\s"'”“’»›)）\]】」』]+$/u;

function endOf(text: string): string {
  const bare = text.replace(CLOSING, '');
  if (/(?:\.{3}|…)$/.test(bare)) return '…';
  return ends[bare.at(-1) ?? ''] ?? '';
}

export function findEndings(source: VisibleText, target: VisibleText): Finding[] {
  const isSameCount = source.blocks.length === target.blocks.length;
  const lines = isSameCount ? source.blocks.map((_, index) => index) : [-1];
  const different = lines.flatMap((index) => {
    const one = source.blocks.at(index)?.text ?? '';
    const other = target.blocks.at(index)?.text ?? '';
    return endOf(one) === endOf(other) ? [] : [{ one: tailOf(one), other: tailOf(other) }];
  });
  if (different.length === 0) return [];
  const [found, wanted] = [different.map(({ other }) => other), different.map(({ one }) => one)];
  return [{ check: 'ending', source: wanted, target: found }];
}

const tailOf = (text: string) => around(text, text.length, text.length);

const FRENCH_NO_SPACE = /[\p{L}\p{N})\]»](?:[!?;»]+|:(?!\/\/|\d))(?=\s|$|[)»])|«(?=[\p{L}\p{N}])/gu;
const FRENCH_BREAKING = /[\p{L}\p{N})\]»”"] [!?;:»]|« (?=\S)/gu;
const HAN = '\\p{Script=Han}';
const CHINESE = new RegExp(
  [
    // A space between two characters, or beside full-width signs.
    `${HAN} ${HAN}`,
    ` [，。、；：！？）》】]`,
    `[，。、；：！？（《【] (?=\\S)`,
    // Half-width signs between characters.
    `${HAN}[,;!?](?!\\d)`,
    `${HAN}:(?!\\d|//)`,
    `${HAN}\\.(?=\\s|$|${HAN})`,
    `${HAN}[()]|[()]${HAN}`,
  ].join('|'),
  'gmu',
);

export function findSpacing({ text }: VisibleText, language: LanguageCode): Finding[] {
  const patterns: Partial<Record<LanguageCode, readonly RegExp[]>> = {
    fr: [FRENCH_NO_SPACE, FRENCH_BREAKING],
    zh: [CHINESE],
  };
  const target = (patterns[language] ?? [])
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index)
    .map(({ 0: raw, index }) => around(text, index, index + raw.length));
  return target.length > 0 ? [{ check: 'spacing', source: [], target }] : [];
}
