import * as z from 'zod/mini';

/**
 * A NUL cuts a text short in one of our stores and a lone surrogate changes its length in the other,
 * so no text with either is ever stored.
 */
const UNSTORABLE = /\0|\p{Surrogate}/u;

export const textMessages = {
  notText: 'Testo non valido',
  unstorable: 'Il testo contiene caratteri non validi',
  required: 'Campo obbligatorio',
  tooLong: (max: number) => `Testo troppo lungo (massimo ${max} caratteri)`,
  email: 'Email non valida',
} as const;

/** True when both stores give the text back exactly as it was written. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** A text of at most `max` characters, as it was typed. The base of every text of every entity. */
export function plainText(max: number, notText: string = textMessages.notText) {
  return z
    .string(notText)
    .check(
      z.maxLength(max, textMessages.tooLong(max)),
      z.refine(isStorable, textMessages.unstorable),
    );
}

/** One line of text: the blanks around it are dropped. Absent means empty. */
export function optionalLine(max: number) {
  return z._default(plainText(max).check(z.trim()), '');
}

/** One line of text that must say something. */
export function requiredLine(max: number) {
  return plainText(max, textMessages.required).check(
    z.trim(),
    z.minLength(1, textMessages.required),
  );
}

/** One line of text of an exact form. */
export function formattedLine(max: number, form: RegExp, message: string) {
  return plainText(max, message).check(z.trim(), z.regex(form, message));
}

/**
 * An ordinary mailbox. Every part is bounded and the parts cannot overlap, so that a hostile text costs
 * no more than its length.
 */
export const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,10}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}]{2,63}$/u;

export const EMAIL_MAX = 254;
