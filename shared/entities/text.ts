import * as z from 'zod/mini';
import { defineMessages, withValues } from './messages/messages.ts';

/** SQLite truncates a text at NUL (sqlite.org/nulinstr.html); UTF-8 has no lone surrogate (RFC 3629). */
const UNSTORABLE = /\0|\p{Surrogate}/u;

export const textMessages = defineMessages('text', {
  notText: 'Testo non valido',
  unstorable: 'Il testo contiene caratteri non validi',
  required: 'Campo obbligatorio',
  tooLong: 'Testo troppo lungo (massimo {{max}} caratteri)',
});

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

const BLANK = /[\s\p{Cf}]/u;

/** Without blanks and invisible characters at its ends; `String.trim` leaves direction marks and zero-width spaces. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A copied code or number without invisible characters, no-break blanks, and the dashes that programs set for a hyphen. */
export function copiedCode(text: string, hyphen = ''): string {
  return trimmed(text)
    .replace(/[\p{Cf}\u00a0\u2007\u202f]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, hyphen);
}

/** A schema for text of at most `max` UTF-16 code units. All texts of entities are based on it. */
export function plainText(max: number, notText: string = textMessages.notText) {
  return z.string(notText).check(
    z.maxLength(max, {
      error: withValues(textMessages.tooLong, { max: String(max) }),
      abort: true,
    }),
    z.refine(isStorable, textMessages.unstorable),
  );
}

/** JSON fields may come as values or as JSON text; what is neither is left for the schema to reject. */
export const jsonOr = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
    }),
    schema,
  );

export function optionalLine(max: number) {
  return z._default(plainText(max).check(z.overwrite(trimmed)), '');
}

export function requiredLine(max: number) {
  return plainText(max, textMessages.required).check(
    z.overwrite(trimmed),
    z.minLength(1, textMessages.required),
  );
}

/** A schema for a code or number that matches `form` once it is cleaned; empty text that does not is called required. */
export function formattedLine(max: number, form: RegExp, message: string, hyphen = '') {
  return plainText(max, message).check(
    z.overwrite((text) => copiedCode(text, hyphen)),
    z.refine((text) => text !== '' || form.test(text), textMessages.required),
    z.regex(form, message),
  );
}

/** Every part is bounded and no parts overlap, so that matching takes linear time (no ReDoS). */
export const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,10}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}]{2,63}$/u;

export const EMAIL_MAX = 254;
