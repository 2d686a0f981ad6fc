import { translationBatch } from '@wabu/shared/entities/translation-limits';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { type TranslationRequest, TranslatorError } from '../translation.ts';

const MAX_TEXTS = translationBatch.texts;
const MAX_TEXT_BYTES = translationBatch.bytes;
/** A longer text needs no context. */
const SHORT_TEXT = 200;

type Text = TranslationRequest['texts'][number];

/** Plain texts and HTML go in separate requests, because `tag_handling` applies to a whole request. */
export function batchesOf(texts: Text[]): Text[][] {
  const batches: Text[][] = [];
  for (const isHtml of [true, false]) {
    let batch: Text[] = [];
    let bytes = 0;
    for (const text of texts.filter((one) => one.isHtml === isHtml)) {
      const size = new TextEncoder().encode(JSON.stringify(text.text)).byteLength + 1;
      if (size > MAX_TEXT_BYTES) throw new TranslatorError('too-long');
      if (batch.length === MAX_TEXTS || bytes + size > MAX_TEXT_BYTES) {
        batches.push(batch);
        batch = [];
        bytes = 0;
      }
      batch.push(text);
      bytes += size;
    }
    if (batch.length > 0) batches.push(batch);
  }
  return batches;
}

/** The body of one request (https://developers.deepl.com/api-reference/translate). */
export function batchBody(
  { source, target, context, formality, glossary }: TranslationRequest,
  texts: Text[],
) {
  const helpsHere = context !== undefined && texts.some(isShort);
  return {
    text: texts.map(({ text }) => text),
    ...(source && { source_lang: languageOf(source).deepl.source }),
    target_lang: languageOf(target).deepl.target,
    ...(texts[0]?.isHtml && { tag_handling: 'html', tag_handling_version: 'v2' }),
    model_type: 'quality_optimized',
    show_billed_characters: true,
    ...(helpsHere && { context }),
    ...(formality && { formality: `prefer_${formality}` }),
    ...(source && glossary !== undefined && { glossary_id: glossary }),
  };
}

const isShort = ({ text }: Text) => text.replace(/<[^<>]*>/g, '').length <= SHORT_TEXT;

/**
 * The dictionaries of a glossary, one for each pair of languages: every term is its own translation
 * (https://developers.deepl.com/api-reference/multilingual-glossaries).
 */
export function dictionariesOf(terms: readonly string[], languages: readonly LanguageCode[]) {
  const entries = terms.map((term) => `${term}\t${term}`).join('\n');
  const codes = languages.map((code) => languageOf(code).deepl.source.toLowerCase());
  return codes.flatMap((source) =>
    codes
      .filter((target) => target !== source)
      .map((target) => ({
        source_lang: source,
        target_lang: target,
        entries,
        entries_format: 'tsv',
      })),
  );
}
