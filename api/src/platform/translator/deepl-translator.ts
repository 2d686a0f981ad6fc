import { languageCodes } from '@wabu/shared/i18n/languages';
import {
  type TranslatedTexts,
  type Translation,
  type TranslationRequest,
  type Translator,
  TranslatorError,
  type TranslatorFailure,
} from '../translation.ts';
import { readGlossaryId, readTranslations, readUsage } from './deepl-answers.ts';
import { batchBody, batchesOf, dictionariesOf } from './deepl-batches.ts';
import { defaultPolicy, fetchWithRetry, type RetryPolicy } from './fetch-with-retry.ts';

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
