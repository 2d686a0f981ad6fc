import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { withoutContacts } from './facts/contacts.ts';
import type { Finding } from './finding.ts';
import type { VisibleText } from './visible-text.ts';

const WORDS = /\p{L}{4}/u;
/** A line of this many letters is no name. */
const MIN_LINE_LETTERS = 20;

/** A text, or a whole line of it, that equals its source. */
export function findSame(source: VisibleText, target: VisibleText): Finding[] {
  if (!WORDS.test(withoutContacts(target.text))) return [];
  const whole = same(source.text) === same(target.text);
  const known = new Set(source.blocks.map(({ text }) => same(text)));
  const lines = target.blocks
    .map(({ text }) => text)
    .filter((text) => lettersIn(withoutContacts(text)) >= MIN_LINE_LETTERS && /\s/.test(text))
    .filter((text) => known.has(same(text)));
  const found = whole ? [target.text.replaceAll('\n', ' ')] : lines;
  return found.length > 0 ? [{ check: 'same', source: found, target: found }] : [];
}

const same = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Words that are right when they stand twice. */
const pairsOf: Partial<Record<LanguageCode, readonly string[]>> = {
  it: ['via', 'piano', 'pian', 'man', 'così', 'quasi', 'passo', 'ben', 'molto', 'poco', 'pochi'],
  en: ['that', 'had', 'bye', 'so', 'very'],
  de: ['die', 'der', 'das', 'den', 'sie', 'nach'],
  fr: ['nous', 'vous', 'petit', 'tout', 'très'],
  es: ['muy', 'poco', 'casi'],
  ru: ['чуть', 'еле', 'очень', 'давным'],
  he: ['לאט', 'יום', 'אט', 'מאוד', 'אחד', 'אחת', 'שניים'],
  ar: ['جدا', 'جدًا', 'شيئا', 'شيئًا', 'رويدا', 'رويدًا'],
};

/** The same word twice in a row. Chinese doubles words on purpose and has no spaces. */
export function findDoubled(
  source: VisibleText | null,
  target: VisibleText,
  language: LanguageCode,
): Finding[] {
  if (language === 'zh') return [];
  const allowed = new Set(pairsOf[language]);
  const doubled = doubledIn(target.text).filter(({ word }) => !allowed.has(word));
  // A name such as `Bora Bora` or an emphasis such as `sì sì` is doubled in the source too.
  const inSource = source === null ? [] : doubledIn(source.text);
  if (doubled.length <= inSource.length) return [];
  const named = new Set(inSource.map(({ word }) => word));
  const found = doubled.filter(({ word }) => !named.has(word)).map(({ raw }) => raw);
  return found.length > 0 ? [{ check: 'doubled', source: [], target: [...new Set(found)] }] : [];
}

const DOUBLED =
  /(?<![\p{L}\p{M}\p{N}'’-])([\p{L}\p{M}]{2,})[ \u00a0]+\1(?![\p{L}\p{M}\p{N}'’-])/giu;

function doubledIn(text: string): { word: string; raw: string }[] {
  return [...text.matchAll(DOUBLED)].map(([raw, word = '']) => ({ word: word.toLowerCase(), raw }));
}
