import type { LanguageCode } from '@wabu/shared/i18n/languages';

/**
 * Machine translation. The adapter is `translator/deepl-translator.ts`. Another service needs an adapter of
 * its own and one line in each platform.
 */
export interface Translator {
  /** The name of the service, for messages. */
  name: string;
  /**
   * Translates all texts or throws `TranslatorError`. The translations have the order of the texts; the
   * translation of a text is '' when the service returns an empty one. The adapter splits the texts into
   * requests that the service accepts, and retries transient failures.
   */
  translate: (request: TranslationRequest) => Promise<Translation[]>;
}

export interface TranslationRequest {
  /** The translation of HTML keeps its tags. */
  texts: { text: string; isHtml: boolean }[];
  /** Absent: the service detects the language. */
  source?: LanguageCode | undefined;
  target: LanguageCode;
}

export interface Translation {
  /** The language of the text as the service names it, in upper case (`IT`); '' when it names none. */
  detectedLanguage: string;
  text: string;
}

/**
 * A failed translation:
 * - `timeout`: no answer in time
 * - `overloaded`: too many requests, also after retries
 * - `down`: server errors or no connection, also after retries
 * - `quota`: the plan has no characters left
 * - `key`: the service rejects the key
 * - `rejected`: the service rejects the request
 * - `invalid-answer`: the answer cannot be read, or has another number of translations
 * - `too-long`: a text is longer than the service accepts
 */
export class TranslatorError extends Error {
  constructor(
    readonly reason:
      | 'timeout'
      | 'overloaded'
      | 'down'
      | 'quota'
      | 'key'
      | 'rejected'
      | 'invalid-answer'
      | 'too-long',
  ) {
    super(`translator ${reason}`);
  }
}
