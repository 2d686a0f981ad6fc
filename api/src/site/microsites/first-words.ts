import { plainText } from '@wabu/shared/entities/rich-text/plain-text';

const MAX_CHARACTERS = 160;

/** Between parts of which the first is no sentence. */
const NO_SENTENCE = /(?<![.!?…:;。！？：؟])\n/g;

/** The first words of sanitised HTML as plain text, cut at a word. */
export function firstWords(html: string): string {
  const text = plainText(html).replace(NO_SENTENCE, ' · ').replaceAll('\n', ' ');
  const characters = [...text];
  if (characters.length <= MAX_CHARACTERS) return text;
  const cut = characters.slice(0, MAX_CHARACTERS).join('');
  const space = cut.lastIndexOf(' ');
  // Chinese has no spaces.
  return `${space > MAX_CHARACTERS / 2 ? cut.slice(0, space) : cut}…`;
}
