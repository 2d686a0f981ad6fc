import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fileMessages } from '../entities/files.ts';
import { trashMessages } from '../entities/history/trash.ts';
import { problemMessages } from '../entities/problem-messages.ts';
import { textMessages } from '../entities/text.ts';
import { setEnglishMessages, startI18n } from '../i18n/index.ts';
import type { Message } from './english/message-table.ts';
import { englishMessage, localProblem } from './english.ts';

const entities = new URL('../entities/', import.meta.url);

/** All tables of messages in the entities. */
async function readTables() {
  const files = readdirSync(entities, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(sources.map((name) => import(new URL(name, entities).href)));
  return modules.flatMap((exported) =>
    Object.entries(exported as Record<string, Record<string, Message>>).filter(([name]) =>
      name.endsWith('Messages'),
    ),
  );
}

test('every message of the rules and of the server has an English text', async () => {
  const tables = await readTables();
  expect(tables.length).toBeGreaterThan(20);
  const missing = tables.flatMap(([name, table]) =>
    Object.entries(table)
      .map(([key, message]) => [`${name}.${key}`, textOf(message)] as const)
      .filter(([, text]) => englishMessage(text) === text),
  );
  expect(missing).toEqual([]);
});

const textOf = (message: Message) => (typeof message === 'string' ? message : message('x', 'y'));

test('a message keeps its values and what follows it', () => {
  expect(englishMessage(textMessages.tooLong(80))).toBe('Text too long (at most 80 characters)');
  expect(englishMessage(trashMessages.supplierGone('Bar (Lido) «Uno»'))).toContain(
    '“Bar (Lido) «Uno»”',
  );
  expect(englishMessage(`${fileMessages.extension} .png`)).toBe('The file name must end with .png');
  expect(englishMessage('Una frase nuova')).toBe('Una frase nuova');
});

test('an error answer is in the language of the page', async () => {
  const problem = { code: 'forbidden', message: problemMessages.forbidden };
  const errors = [{ field: 'CAP', message: problemMessages.malformed }];
  const headers = { 'Content-Type': 'application/problem+json; charset=utf-8' };
  const messages = async () => {
    const rejection = Response.json({ ...problem, errors }, { status: 400, headers });
    const body = await (await localProblem(rejection)).json();
    return [body.message, body.errors[0].message, body.code];
  };
  expect(await messages()).toEqual(['Permessi non validi', 'Richiesta non valida', 'forbidden']);
  setEnglishMessages(englishMessage);
  startI18n('en');
  expect(await messages()).toEqual([
    'You are not allowed to do this',
    'Invalid request',
    'forbidden',
  ]);
  startI18n('it');
});
