import { expect, test } from '@jest/globals';
import { type Translator, TranslatorError } from '../../platform/translation.ts';
import { deeplTranslator } from '../../platform/translator/deepl-translator.ts';
import { translatorProblem } from './translate.ts';

const translator = deeplTranslator('key') as Translator;

test.each([
  ['timeout', 502, 'upstream', 'DeepL non risponde: riprova tra poco'],
  ['overloaded', 502, 'upstream', 'DeepL riceve troppe richieste: riprova tra un minuto'],
  ['down', 502, 'upstream', 'DeepL è momentaneamente fuori servizio: riprova tra poco'],
  [
    'quota',
    502,
    'quota-exhausted',
    'I caratteri disponibili su DeepL sono esauriti: aumenta il piano o attendi il prossimo mese',
  ],
  [
    'key',
    502,
    'upstream',
    'DeepL non accetta la chiave: controlla DEEPL_API_KEY e riavvia il server',
  ],
  ['rejected', 502, 'upstream', 'DeepL ha rifiutato la richiesta'],
  [
    'invalid-answer',
    502,
    'upstream',
    'DeepL ha dato una risposta incomprensibile: riprova tra poco',
  ],
  ['too-long', 413, 'too-large', 'Il testo è troppo lungo per essere tradotto in una volta'],
] as const)('%s is answered %s %s', (reason, status, code, message) => {
  expect(translatorProblem(translator, new TranslatorError(reason))).toMatchObject({
    status,
    problem: { code, message },
  });
});

test('any other error is thrown again', () => {
  const bug = new TypeError('x');
  expect(() => translatorProblem(translator, bug)).toThrow(bug);
});
