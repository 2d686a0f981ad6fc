import { fileMessages } from '../entities/files.ts';
import * as account from './english/account.ts';
import * as frontends from './english/frontends.ts';
import type { Message } from './english/message-table.ts';
import * as records from './english/records.ts';
import * as translations from './english/translations.ts';

export { localProblem } from './local-problem.ts';

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
