import { currentLanguage } from './i18n.ts';

let toEnglish: ((message: string) => string) | null = null;

/** Sets the English texts of messages (`@wabu/shared/messages/english`), which load with the English words. */
export function setEnglishMessages(translate: (message: string) => string): void {
  toEnglish = translate;
}

/**
 * A message of the validation rules or of the server, which are Italian, in the language of the page: English for
 * English, else as it is. A message without an English text stays Italian.
 */
export function localMessage(message: string): string {
  return currentLanguage() === 'en' && toEnglish ? toEnglish(message) : message;
}
