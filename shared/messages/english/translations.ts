import {
  glossaryLimits,
  translationSettingsMessages,
} from '../../entities/translations/translation-settings.ts';
import { translatorMessages } from '../../entities/translations/translator-messages.ts';
import { pair } from './message-table.ts';

const grouped = (limit: string) => limit.replaceAll('.', ',');

export const translator = pair(translatorMessages, {
  timeout: (name) => `${name} does not answer: try again shortly`,
  overloaded: (name) => `${name} gets too many requests: try again in a minute`,
  down: (name) => `${name} is out of service at the moment: try again shortly`,
  quota: (name) =>
    `The characters available at ${name} are used up: raise the plan or wait for the next month`,
  key: (name) => `${name} does not accept the key: check DEEPL_API_KEY and restart the server`,
  glossary: (name) => `${name} does not find the glossary: try again shortly`,
  rejected: (name) => `${name} has refused the request`,
  'invalid-answer': (name) => `${name} gave an answer that cannot be read: try again shortly`,
  'too-long': 'The text is too long to be translated at once',
  notConfigured:
    'The translator is not set up: set DEEPL_API_KEY to a key of DeepL and restart the server',
  language: 'Invalid language',
  dayOfAll: (limit) =>
    `The characters to translate are used up for today (${grouped(limit)} a day for all): try again tomorrow`,
  dayOfOne: (limit) =>
    `You have used your characters to translate for today (${grouped(limit)} a day): try again tomorrow`,
});

export const translationSettings = pair(translationSettingsMessages, {
  terms: 'The names are not valid',
  tooMany: `At most ${glossaryLimits.terms} names`,
  term: `A name has at most ${glossaryLimits.term} characters, on one line`,
  formality: 'The tone is not valid',
  changedMeanwhile: 'Another user has changed the rules of translation',
});
