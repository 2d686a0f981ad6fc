import { translationBatch } from '@wabu/shared/entities/translation-limits';
import { type LanguageCode, languageCodes, languageOf } from '@wabu/shared/i18n/languages';
import {
  type AccountUsage,
  type TranslatedTexts,
  type Translation,
  type TranslationRequest,
  type Translator,
  TranslatorError,
  type TranslatorFailure,
} from '../translation.ts';
import { defaultPolicy, fetchWithRetry, type RetryPolicy } from './fetch-with-retry.ts';

/** A daily limit of characters: a whole number up to a billion. */
export const isCharacterCount = (text: string): boolean => /^\d{1,9}$/.test(text);

const MAX_TEXTS = translationBatch.texts;
const MAX_TEXT_BYTES = translationBatch.bytes;
/** A longer text needs no context. */
const SHORT_TEXT = 200;

type Text = TranslationRequest['texts'][number];

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

/** The body of one request (https://developers.deepl.com/api-reference/translate). */
function batchBody(
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
function dictionariesOf(terms: readonly string[], languages: readonly LanguageCode[]) {
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

/** DeepL's number for an account whose characters are not limited. */
const NO_LIMIT = 1_000_000_000_000;

type Json = Record<string, unknown>;

/** The translations of one request, which had `count` texts. */
function readTranslations(body: string, count: number): TranslatedTexts {
  const { translations } = readJson(body);
  if (!Array.isArray(translations) || translations.length !== count)
    throw new TranslatorError('invalid-answer');
  const items = translations.map((item: unknown) => (item ?? {}) as Json);
  return {
    translations: items.map(({ text, detected_source_language: detected }) => {
      if (typeof text !== 'string') throw new TranslatorError('invalid-answer');
      return { detectedLanguage: typeof detected === 'string' ? detected : '', text };
    }),
    billedCharacters: items.reduce(
      (sum, { billed_characters: billed }) => sum + toCount(billed),
      0,
    ),
  };
}

function readUsage(body: string): AccountUsage {
  const { character_count: used, character_limit: limit } = readJson(body);
  if (typeof used !== 'number' || typeof limit !== 'number')
    throw new TranslatorError('invalid-answer');
  return { used, limit: limit >= NO_LIMIT ? null : limit };
}

function readGlossaryId(body: string): string {
  const { glossary_id: id } = readJson(body);
  if (typeof id !== 'string' || id === '') throw new TranslatorError('invalid-answer');
  return id;
}

const toCount = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

function readJson(body: string): Json {
  try {
    return (JSON.parse(body) ?? {}) as Json;
  } catch {
    throw new TranslatorError('invalid-answer');
  }
}

/** Glossaries have names in the account; ours are found by their ids. */
const GLOSSARY_NAME = 'wabu';

/**
 * DeepL as the translator; undefined without a key.
 *
 * @param url the API's address. Default: the host of the key's plan (keys of the free plan end with `:fx`,
 *   https://developers.deepl.com/docs/getting-started/auth).
 */
export function deeplTranslator(
  key: string | undefined,
  url?: string,
  policy: RetryPolicy = defaultPolicy,
): Translator | undefined {
  if (key === undefined || key === '') return undefined;
  const address = (url ?? hostOf(key)).replace(/(?<!\/)\/+$/, '');
  const send: Send = (method, path, deadline, body) =>
    fetchWithRetry(address + path, toRequest(key, method, body), { reasonOf, policy, deadline });
  const inTime = () => Date.now() + policy.totalMs;
  return {
    name: 'DeepL',
    translate: (request) => translateInBatches(send, request, inTime()),
    usage: async () => readUsage(await send('GET', '/v2/usage', inTime())),
    createGlossary: async (terms) => {
      const dictionaries = dictionariesOf(terms, languageCodes);
      const body = { name: GLOSSARY_NAME, dictionaries };
      return readGlossaryId(await send('POST', '/v3/glossaries', inTime(), body));
    },
    deleteGlossary: async (id) => {
      await send('DELETE', `/v3/glossaries/${encodeURIComponent(id)}`, inTime());
    },
  };
}

type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  deadline: number,
  body?: object,
) => Promise<string>;

export const hostOf = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** One request after the other: the service answers 429 to many at once. */
async function translateInBatches(
  send: Send,
  request: TranslationRequest,
  deadline: number,
): Promise<TranslatedTexts> {
  const answers = new Map<TranslationRequest['texts'][number], Translation>();
  let billedCharacters = 0;
  try {
    for (const texts of batchesOf(request.texts)) {
      const body = batchBody(request, texts);
      const answer = readTranslations(
        await send('POST', '/v2/translate', deadline, body),
        texts.length,
      );
      billedCharacters += answer.billedCharacters;
      texts.forEach((text, index) => {
        answers.set(text, answer.translations[index] as Translation);
      });
    }
  } catch (error) {
    if (!(error instanceof TranslatorError)) throw error;
    const failure = await asGlossaryFailure(send, request, error, deadline);
    failure.billedCharacters = billedCharacters;
    throw failure;
  }
  const translations = request.texts.map((text) => answers.get(text) as Translation);
  return { translations, billedCharacters };
}

/** A rejected request may name a glossary that is gone, or that another account has. */
async function asGlossaryFailure(
  send: Send,
  { glossary }: TranslationRequest,
  error: TranslatorError,
  deadline: number,
): Promise<TranslatorError> {
  if (error.reason !== 'rejected' || glossary === undefined) return error;
  return send('GET', `/v3/glossaries/${encodeURIComponent(glossary)}`, deadline).then(
    () => error,
    (other) => (other?.reason === 'rejected' ? new TranslatorError('glossary') : error),
  );
}

function toRequest(key: string, method: string, body: object | undefined): RequestInit {
  return {
    method,
    // The key must reach no other host, so redirects are not followed.
    redirect: 'manual',
    headers: {
      Authorization: `DeepL-Auth-Key ${key}`,
      'User-Agent': 'wabu/1.0',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** Statuses of https://developers.deepl.com/docs/best-practices/error-handling */
function reasonOf(status: number): TranslatorFailure {
  if (status === 413 || status === 414) return 'too-long';
  if (status === 456) return 'quota';
  if (status === 401 || status === 403) return 'key';
  if (status === 429 || status === 529) return 'overloaded';
  return status >= 500 ? 'down' : 'rejected';
}
