import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fileMessages } from '../entities/files.ts';
import { trashMessages } from '../entities/history/trash.ts';
import { say, withValues } from '../entities/messages/messages.ts';
import { problemMessages } from '../entities/problem-messages.ts';
import { textMessages } from '../entities/text.ts';
import { startI18n } from '../i18n/index.ts';
import { flatten } from '../testing/words.ts';
import { englishMessage, localProblem } from './english.ts';
import { english } from './english-sentences.ts';

const entities = new URL('../entities/', import.meta.url);

/** The codes of all messages in the entities. */
async function readCodes() {
  const files = readdirSync(entities, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(sources.map((name) => import(new URL(name, entities).href)));
  const codes = modules.flatMap((exported) =>
    Object.entries<Record<string, string>>(exported).flatMap(([name, table]) =>
      name.endsWith('Messages') ? Object.values(table) : [],
    ),
  );
  return new Set(codes.filter((code) => say(code).messageCode === code));
}

const slots = (text = '') => [...text.matchAll(/{{.*?}}/g)].map(String).sort();

test('every message of the rules and of the server has an English sentence with the same values', async () => {
  const codes = await readCodes();
  const sentences = flatten(english);
  expect(codes.size).toBeGreaterThan(150);
  expect([...sentences.keys()].sort()).toEqual([...codes].sort());
  for (const code of codes)
    expect([code, slots(sentences.get(code))]).toEqual([code, slots(say(code).message)]);
});

test('a message is said with its values', () => {
  const tooLong = withValues(textMessages.tooLong, { max: '80' });
  expect(say(tooLong).message).toBe('Testo troppo lungo (massimo 80 caratteri)');
  expect(englishMessage(tooLong)).toBe('Text too long (at most 80 characters)');
  const gone = withValues(trashMessages.supplierGone, { name: 'Bar (Lido) «Uno»' });
  expect(englishMessage(gone)).toContain('“Bar (Lido) «Uno»”');
  expect(englishMessage(withValues(fileMessages.extension, { extension: 'png' }))).toBe(
    'The file name must end with .png',
  );
  expect(englishMessage('Una frase nuova')).toBe('Una frase nuova');
});

test('an error answer is in the language of the page, by its codes', async () => {
  const problem = { code: 'forbidden', ...say(problemMessages.forbidden) };
  const errors = [
    { field: 'CAP', ...say(withValues(textMessages.tooLong, { max: '5' })) },
    { field: 'SDI', message: 'Detto da un server più vecchio' },
    { field: 'PEC', message: 'Detto da uno più nuovo', messageCode: 'text.unknown' },
  ];
  const headers = { 'Content-Type': 'application/problem+json; charset=utf-8' };
  const messages = async () => {
    const rejection = Response.json({ ...problem, errors }, { status: 400, headers });
    const body = await (await localProblem(rejection)).json();
    return [body.message, ...body.errors.map(({ message }: { message: string }) => message)];
  };
  const others = ['Detto da un server più vecchio', 'Detto da uno più nuovo'];
  const tooLong = 'Testo troppo lungo (massimo 5 caratteri)';
  expect(await messages()).toEqual(['Permessi non validi', tooLong, ...others]);
  startI18n('en');
  const english = ['You are not allowed to do this', 'Text too long (at most 5 characters)'];
  expect(await messages()).toEqual([...english, ...others]);
  startI18n('it');
});
