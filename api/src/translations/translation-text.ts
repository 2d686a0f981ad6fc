import type { Language } from '@wabu/shared/i18n/languages';
import { sanitise } from '../frontends/sanitise.ts';

/** A text on its way to the translator: its pictures stay here, in their place stand marks. */
export interface OutgoingText {
  text: string;
  isHtml: boolean;
  /** Whole tags, in the order of their marks. */
  pictures: string[];
}

const TAG = /<\/?[a-z][^<>]*>/i;
const PICTURE = /<img\b[^<>]*\bsrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')[^<>]*>/gi;
const MARK = /<img\b[^<>]*\bsrc="wabu-picture-(\d+)"[^<>]*>/gi;

export function toOutgoing(original: string): OutgoingText {
  const pictures: string[] = [];
  const text = original.replace(PICTURE, (tag) => {
    pictures.push(tag);
    return `<img src="wabu-picture-${pictures.length - 1}">`;
  });
  return { text, isHtml: TAG.test(text), pictures };
}

/**
 * The translation as it may be shown and saved: with its pictures, clean, and in the direction of its
 * language. A picture that the translator lost stands at the end, because nobody asked to delete it. What came
 * back empty stays empty, pictures or not: it is no translation, and must not look like one.
 */
export function fromTranslator(
  { isHtml, pictures }: OutgoingText,
  translation: string,
  source: Language | null,
  target: Language,
): string {
  if (translation.trim() === '') return '';
  if (!isHtml && !TAG.test(translation)) return translation;
  const lost = new Set(pictures.keys());
  const complete = translation.replace(MARK, (_, mark: string) => {
    lost.delete(Number(mark));
    return pictures[Number(mark)] ?? '';
  });
  const rest = [...lost].map((mark) => `<p>${pictures[mark]}</p>`);
  const clean = sanitise(complete + rest.join(''));
  return source === null ? clean : turned(clean, source, target);
}

function turned(html: string, source: Language, target: Language): string {
  return html
    .replaceAll(` lang="${source.html}"`, ` lang="${target.html}"`)
    .replaceAll(` dir="${source.direction}"`, ` dir="${target.direction}"`);
}
