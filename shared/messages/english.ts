import { accountMessages } from '../entities/account/account.ts';
import { secondFactorMessages } from '../entities/account/second-factor.ts';
import { altTextMessages } from '../entities/alt-texts.ts';
import { fileMessages } from '../entities/files.ts';
import { frontendMessages } from '../entities/frontend.ts';
import { historyMessages } from '../entities/history/history.ts';
import { trashMessages } from '../entities/history/trash.ts';
import { legalMessages } from '../entities/legal/legal.ts';
import { bulkMessages } from '../entities/lists/bulk-suppliers.ts';
import { micrositeMessages } from '../entities/microsite.ts';
import { ownHostMessages } from '../entities/microsites/own-host.ts';
import { previewMessages } from '../entities/microsites/preview.ts';
import { templateMessages } from '../entities/microsites/section-template.ts';
import { userMessages } from '../entities/passwords/user-messages.ts';
import { personMessages } from '../entities/privacy/person.ts';
import { problemMessages } from '../entities/problem-messages.ts';
import { findMessages } from '../entities/replace/find-texts.ts';
import { sectionMessages } from '../entities/section.ts';
import { supplierMessages } from '../entities/suppliers/supplier-fields.ts';
import { textMessages } from '../entities/text.ts';
import { translationSettingsMessages } from '../entities/translations/translation-settings.ts';
import { translatorMessages } from '../entities/translations/translator-messages.ts';
import { managedUserMessages } from '../entities/users/managed-user.ts';
import * as account from './english/account.ts';
import * as frontends from './english/frontends.ts';
import * as records from './english/records.ts';
import * as translations from './english/translations.ts';
import type { Message } from './message-table.ts';

export { localProblem } from './local-problem.ts';

/** The Italian messages with their English texts. */
const tables: readonly [Record<string, Message>, Record<string, Message>][] = [
  [problemMessages, records.problem],
  [textMessages, records.text],
  [supplierMessages, records.supplier],
  [bulkMessages, records.bulk],
  [fileMessages, records.file],
  [historyMessages, records.history],
  [trashMessages, records.trash],
  [personMessages, records.person],
  [frontendMessages, frontends.frontend],
  [altTextMessages, frontends.altText],
  [sectionMessages, frontends.section],
  [legalMessages, frontends.legal],
  [micrositeMessages, frontends.microsite],
  [ownHostMessages, frontends.ownHost],
  [previewMessages, frontends.preview],
  [templateMessages, frontends.template],
  [findMessages, frontends.find],
  [userMessages, account.user],
  [managedUserMessages, account.managedUser],
  [accountMessages, account.account],
  [secondFactorMessages, account.secondFactor],
  [translatorMessages, translations.translator],
  [translationSettingsMessages, translations.translationSettings],
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
