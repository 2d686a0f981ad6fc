import * as z from 'zod/mini';

/** Kinds of values that several variables have. */

export const text = z.string();
export const flag = z.enum(['0', '1'], 'must be 0 or 1');
export const httpAddress = text.check(
  z.regex(/^https?:\/\/[^\s]+$/, 'must be an address that starts with https:// or http://'),
  z.refine((address) => URL.canParse(address), 'must be an address'),
);
