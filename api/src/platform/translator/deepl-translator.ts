import { translationBatch } from '@wabu/shared/entities/translation-limits';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import {
  type Translation,
  type TranslationRequest,
  type Translator,
  TranslatorError,
} from '../translation.ts';
import { fetchWithRetry, type RetryPolicy } from './fetch-with-retry.ts';

const MAX_TEXTS = translationBatch.texts;
const MAX_TEXT_BYTES = translationBatch.bytes;

type Text = TranslationRequest['texts'][number];

/**
 * DeepL as the translator; undefined without a key.
 *
 * @param url the API's address. Default: the host of the key's plan (keys of the free plan end with `:fx`,
 *   https://developers.deepl.com/docs/getting-started/auth).
 */
export function deeplTranslator(
  key: string | undefined,
  url?: string,
  policy?: RetryPolicy,
): Translator | undefined {
  if (key === undefined || key === '') return undefined;
  const address = `${(url ?? hostOf(key)).replace(/\/+$/, '')}/v2/translate`;
  return {
    name: 'DeepL',
    async translate(request) {
      const answers = new Map<Text, Translation>();
      for (const texts of batchesOf(request.texts)) {
        const init = toRequest(key, { ...request, texts });
        const answer = await fetchWithRetry(address, init, reasonOf, policy);
        const translations = readTranslations(answer, texts.length);
        texts.forEach((text, index) => {
          answers.set(text, translations[index] as Translation);
        });
      }
      return request.texts.map((text) => answers.get(text) as Translation);
    },
  };
}

export const hostOf = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** Plain texts and HTML go in separate requests, because `tag_handling` applies to a whole request. */
function batchesOf(texts: Text[]): Text[][] {
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

function toRequest(key: string, { texts, source, target }: TranslationRequest): RequestInit {
  return {
    method: 'POST',
    // The key must reach no other host, so redirects are not followed.
    redirect: 'manual',
    headers: {
      Authorization: `DeepL-Auth-Key ${key}`,
      'Content-Type': 'application/json',
      'User-Agent': 'wabu/1.0',
    },
    body: JSON.stringify({
      text: texts.map(({ text }) => text),
      ...(source && { source_lang: codesOf(source)?.source }),
      target_lang: codesOf(target)?.target,
      ...(texts[0]?.isHtml && { tag_handling: 'html', tag_handling_version: 'v2' }),
    }),
  };
}

const codesOf = (code: LanguageCode) => languages.find((one) => one.code === code)?.deepl;

/** Statuses of https://developers.deepl.com/docs/best-practices/error-handling */
function reasonOf(status: number): TranslatorError['reason'] {
  if (status === 413 || status === 414) return 'too-long';
  if (status === 456) return 'quota';
  if (status === 401 || status === 403) return 'key';
  if (status === 429 || status === 529) return 'overloaded';
  return status >= 500 ? 'down' : 'rejected';
}

function readTranslations(body: string, count: number): Translation[] {
  const translations = parseJson(body)?.translations;
  if (!Array.isArray(translations) || translations.length !== count)
    throw new TranslatorError('invalid-answer');
  return translations.map((translation: unknown) => {
    const { text, detected_source_language: detected } = (translation ?? {}) as {
      text?: unknown;
      detected_source_language?: unknown;
    };
    if (typeof text !== 'string') throw new TranslatorError('invalid-answer');
    return { detectedLanguage: typeof detected === 'string' ? detected : '', text };
  });
}

function parseJson(body: string): { translations?: unknown } | null {
  try {
    return JSON.parse(body) as { translations?: unknown } | null;
  } catch {
    return null;
  }
}
