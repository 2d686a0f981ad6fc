import type { Language } from '@wabu/shared/i18n/languages';
import { sanitise } from '../record/sanitise.ts';

export interface OutgoingText {
  text: string;
  isHtml: boolean;
  /** The `img` tags, in the order of their placeholders. */
  pictures: string[];
}

const TAG = /<\/?[a-z][^<>]*>/i;
const PICTURE = /<img\b[^<>]*>/gi;
const INLINE = /\bsrc\s*=\s*["']data:/i;
const MARK = /\bsrc="wabu-picture-(\d+)"/i;

export function toOutgoing(original: string): OutgoingText {
  const pictures: string[] = [];
  const text = original.replace(PICTURE, (tag) => {
    if (!INLINE.test(tag)) return tag;
    pictures.push(tag);
    return `<img src="wabu-picture-${pictures.length - 1}">`;
  });
  return { text, isHtml: TAG.test(text), pictures };
}

/**
 * The translation for display and storage: with its pictures, sanitised, with the language and direction
 * attributes of the target. A picture that the translation lost is appended. An empty translation stays
 * empty, so that it does not look like one.
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
  const complete = translation.replace(PICTURE, (tag) => {
    const mark = MARK.exec(tag)?.[1];
    if (mark === undefined) return tag;
    lost.delete(Number(mark));
    return pictures[Number(mark)] ?? '';
  });
  const rest = [...lost].map((mark) => `<p>${pictures[mark]}</p>`);
  const clean = sanitise(complete + rest.join(''));
  return source === null ? clean : withLanguage(clean, source, target);
}

function withLanguage(html: string, source: Language, target: Language): string {
  return html
    .replaceAll(` lang="${source.html}"`, ` lang="${target.html}"`)
    .replaceAll(` dir="${source.direction}"`, ` dir="${target.direction}"`);
}
