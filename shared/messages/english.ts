import { fileMessages } from '../entities/files.ts';
import { isProblem } from '../entities/problem.ts';
import { localMessage } from '../i18n/index.ts';
import * as account from './english/account.ts';
import * as frontends from './english/frontends.ts';
import type { Message } from './english/message-table.ts';
import * as records from './english/records.ts';
import * as translations from './english/translations.ts';

/** The Italian messages with their English texts. */
const tables: [Record<string, Message>, Record<string, Message>][] = [
  ...Object.values(account),
  ...Object.values(frontends),
  ...Object.values(records),
  ...Object.values(translations),
];

/** Messages that another text follows, such as the type of a file. */
const followed = [fileMessages.mismatch, fileMessages.extension];

const texts = new Map<string, string>();
const patterns: { pattern: RegExp; text: (...values: string[]) => string }[] = [];
for (const [italian, english] of tables) {
  for (const [key, message] of Object.entries(italian)) {
    const text = english[key];
    if (typeof message === 'string' && typeof text === 'string') texts.set(message, text);
    if (typeof message === 'function' && typeof text === 'function')
      patterns.push({ pattern: patternOf(message), text });
  }
}

/** Matches what a message with values says, with a group for each value. */
function patternOf(message: (...values: string[]) => string): RegExp {
  const places = Array.from({ length: message.length }, (_, index) => `\uE000${index}\uE000`);
  const text = message(...places).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${text.replace(/\uE000\d+\uE000/g, '(.*)')}$`, 's');
}

/** The English text of an Italian message of the rules or of the server; the message itself when it has none. */
export function englishMessage(message: string): string {
  const whole = texts.get(message);
  if (whole !== undefined) return whole;
  for (const { pattern, text } of patterns) {
    const found = pattern.exec(message);
    if (found) return text(...found.slice(1));
  }
  const start = followed.find((one) => message.startsWith(`${one} `));
  return start === undefined ? message : `${texts.get(start)}${message.slice(start.length)}`;
}

/**
 * An error answer with its messages in the language of an English page (`localMessage`). The server answers in Italian
 * whatever the browser asks for.
 */
export async function localProblem(response: Response): Promise<Response> {
  if (response.ok) return response;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  if (!isJson) return response;
  const problem: unknown = await response.clone().json();
  if (!isProblem(problem)) return response;
  const errors = problem.errors?.map((one) => ({ ...one, message: localMessage(one.message) }));
  const local = { ...problem, message: localMessage(problem.message), ...(errors && { errors }) };
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify(local), { status, statusText, headers });
}
