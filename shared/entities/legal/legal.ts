import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';

/** What the law distinguishes: who offers or advertises lodging shows its codes (D.L. 145/2023, art. 13-ter). */
export const offerKinds = ['lodging', 'other'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** CIN: the national code of a lodging; CIR: that of its region. */
export const codeKinds = ['cin', 'cir'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The number of codes of one kind, one for each lodging that the supplier offers, and their characters. */
export const legalLimits = { codes: 50, codeLength: 40 } as const;

export const legalMessages = defineMessages('legal', {
  legal: 'I dati di legge non sono validi',
  tooMany: `Al massimo ${legalLimits.codes} codici`,
  code: `Un codice ha lettere latine, cifre e segni, senza spazi, al massimo ${legalLimits.codeLength}`,
});

/** Only that a code is stored and shown unchanged: a form that the offices change must not prevent a save. */
const code = z
  .string(legalMessages.legal)
  .check(
    z.trim(),
    z.toUpperCase(),
    z.maxLength(legalLimits.codeLength, legalMessages.code),
    z.regex(/^[!-~]+$/, legalMessages.code),
  );

const codes = z
  .array(code, legalMessages.legal)
  .check(z.maxLength(legalLimits.codes, legalMessages.tooMany));

/** What the law asks of a microsite and the rest of its record does not say. */
export const legalSchema = z.strictObject(
  {
    /** Absent while nobody has chosen. */
    offer: z.optional(z.enum(offerKinds, legalMessages.legal)),
    cin: z.optional(codes),
    cir: z.optional(codes),
  },
  legalMessages.legal,
);
export type Legal = z.infer<typeof legalSchema>;

/** The codes that a microsite shows; one list may be empty. */
export type PublicCodes = Record<CodeKind, string[]>;

/** Undefined when there are none to show. */
export function publicCodes({ offer, cin = [], cir = [] }: Legal = {}): PublicCodes | undefined {
  return offer === 'lodging' && cin.length + cir.length > 0 ? { cin, cir } : undefined;
}
