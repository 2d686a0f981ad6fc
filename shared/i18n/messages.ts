import { say } from '../entities/messages/messages.ts';
import { currentLanguage } from './i18n.ts';

let toEnglish: ((message: string) => string) | null = null;

/** Sets the English sentences of messages (`@wabu/shared/messages/english`), which load with the English words. */
export function setEnglishMessages(translate: (message: string) => string): void {
  toEnglish = translate;
}

/**
 * What a message of the validation rules says in the language of the page: in English for English, if its sentences are
 * loaded, else in Italian. Any other text is shown as it is.
 */
export function localMessage(message: string): string {
  return currentLanguage() === 'en' && toEnglish ? toEnglish(message) : say(message).message;
}
