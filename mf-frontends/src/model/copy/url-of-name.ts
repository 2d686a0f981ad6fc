import { foldText } from '@wabu/shared/entities/search/fold-text';

const legalForms = new Set(['srl', 'srls', 'spa', 'sapa', 'snc', 'sas', 'scarl', 'ets', 'asd']);

/** What a microsite of this supplier could be called: `terme-di-sirmione` for «Terme di Sirmione S.r.l.». */
export function urlOfName(name: string): string {
  const words =
    foldText(name)
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop();
  return words.join('-');
}
