import type { Formality } from '@wabu/shared/entities/translations/translation-settings';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

/**
 * Machine translation. The adapter is `translator/deepl-translator.ts`. Another service needs an adapter of
 * its own and one line in each platform. All calls throw `TranslatorError`.
 */
export interface Translator {
  /** The name of the service, for messages. */
  name: string;
  /**
   * Translates all texts. The translations have the order of the texts; the translation of a text is '' when the
   * service returns an empty one. The adapter splits the texts into requests that the service accepts, one after
   * the other, and retries transient failures, all within the time that a proxy waits for an answer.
   */
  translate: (request: TranslationRequest) => Promise<TranslatedTexts>;
  /** What the account has used in this billing period. */
  usage: () => Promise<AccountUsage>;
  /** Stores terms that no translation changes, in all languages. Resolves to the glossary's id. */
  createGlossary: (terms: readonly string[]) => Promise<string>;
  deleteGlossary: (id: string) => Promise<void>;
}

export interface TranslationRequest {
  /** The translation of HTML keeps its tags. */
  texts: { text: string; isHtml: boolean }[];
  /** Absent: the service detects the language. */
  source?: LanguageCode | undefined;
  target: LanguageCode;
  /** What the texts are about, in the source language; it helps with short ones and is not translated. */
  context?: string | undefined;
  formality?: Formality | undefined;
  /** Needs `source`. */
  glossary?: string | undefined;
}

export interface TranslatedTexts {
  translations: Translation[];
  billedCharacters: number;
}

export interface Translation {
  /** The language of the text as the service names it, in upper case (`IT`); '' when it names none. */
  detectedLanguage: string;
  text: string;
}

export interface AccountUsage {
  used: number;
  /** Null for an account without a limit. */
  limit: number | null;
}

export type TranslatorFailure =
  | 'timeout'
  | 'overloaded'
  | 'down'
  | 'quota'
  | 'key'
  | 'rejected'
  | 'glossary'
  | 'invalid-answer'
  | 'too-long';

/**
 * A failed translation:
 * - `timeout`: no answer in time
 * - `overloaded`: too many requests, also after retries
 * - `down`: server errors or no connection, also after retries
 * - `quota`: the plan has no characters left
 * - `key`: the service rejects the key
 * - `rejected`: the service rejects the request
 * - `glossary`: the service does not know the glossary
 * - `invalid-answer`: the answer cannot be read, or has another number of translations
 * - `too-long`: a text is longer than the service accepts
 */
export class TranslatorError extends Error {
  /** What the service billed before, for texts of the same call. */
  billedCharacters = 0;

  constructor(
    readonly reason: TranslatorFailure,
    /** When the service wants to be asked again. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`translator ${reason}`);
  }
}
