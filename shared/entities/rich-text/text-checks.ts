import * as z from 'zod/mini';

/** What is checked in a translated text, the gravest first. */
export const textChecks = [
  'price',
  'time',
  'date',
  'number',
  'phone',
  'email',
  'link',
  'same',
  'paragraphs',
  'list',
  'pictures',
  'length',
  'brackets',
  'quotes',
  'doubled',
  'ending',
  'spacing',
] as const;
export type TextCheck = (typeof textChecks)[number];

const messages = {
  dismissed: 'I controlli accettati non sono validi',
} as const;

/** One for each text of a hundred sections in nine languages, and some of texts that are gone. */
const MAX_TEXTS = 2_000;

/**
 * The checks that somebody accepted («Va bene così»), by a hash of the text and its source: they are silent until one
 * of them changes.
 */
export const dismissedChecksSchema = z
  .record(
    z.string().check(z.regex(/^[0-9a-f]{16}$/, messages.dismissed)),
    z
      .array(z.enum(textChecks, messages.dismissed), messages.dismissed)
      .check(z.maxLength(textChecks.length, messages.dismissed)),
    messages.dismissed,
  )
  .check(z.refine((texts) => Object.keys(texts).length <= MAX_TEXTS, messages.dismissed));
export type DismissedChecks = z.infer<typeof dismissedChecksSchema>;
