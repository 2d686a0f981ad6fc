import * as z from 'zod/mini';
import type { HistoryEntity } from '../history/history.ts';
import { defineMessages } from '../messages/messages.ts';
import { supplierTypes } from '../suppliers/supplier-fields.ts';
import { plainText, requiredLine } from '../text.ts';

/** Whom screens have words for: kinds of records whose description says so, and comments. A comment to a preview names no author. */
type PersonKind = Exclude<HistoryEntity, 'frontend'> | 'comment';

/** The parts of what is held, in the order in which a page lists them. */
export const heldParts = [
  'records',
  'microsites',
  'published',
  'previews',
  'comments',
  'templates',
  'files',
  'sessions',
  'factors',
  'browsers',
  'trash',
  'history',
  'mentions',
] as const;
export type HeldPart = (typeof heldParts)[number];

/** Stands in the place of the name of an erased user. No user can have it: names have no parentheses. */
export const ERASED_USER = '(utente cancellato)';

/** Fewer characters would find nearly everybody. */
export const PERSON_SEARCH_MIN = 3;
/** People that a search lists at most. */
export const PERSON_SEARCH_MAX_HITS = 30;

export const personMessages = defineMessages('person', {
  short: `Scrivi almeno ${PERSON_SEARCH_MIN} caratteri`,
  gone: 'Di questa persona non c’è più nulla: cerca di nuovo',
  name: 'Il nome non corrisponde: scrivilo come lo vedi',
  isKing: 'Un utente king non può essere cancellato: prima cambiane il ruolo, in Utenti',
  yourself:
    'Non puoi cancellare i tuoi dati: un altro king deve prima cambiare il tuo ruolo, poi cancellarli',
});

const id = plainText(200).check(z.regex(/^[\w.:-]+$/));

/** The body of `POST /api/d1/findpeople`. */
export const personSearchSchema = z.object({
  text: plainText(200).check(z.trim(), z.minLength(PERSON_SEARCH_MIN, personMessages.short)),
});

/** Names what is held by ids that say nothing of the person. */
export const personKeySchema = z.object({
  kind: z.string() as unknown as z.ZodMiniType<PersonKind, PersonKind>,
  id,
});
export type PersonKey = z.infer<typeof personKeySchema>;

/** Confirms an erasure by the name. */
export const personErasureSchema = z.extend(personKeySchema, { name: requiredLine(200) });

/** A person as a search lists it. */
export const foundPersonSchema = z.extend(personKeySchema, {
  /** Of a comment, the address of its microsite. */
  name: z.string(),
  /** Of a supplier that is not deleted. */
  type: z.optional(z.enum(supplierTypes)),
  /** The end of the tax id of a supplier, the role of a user, the beginning of a comment. */
  detail: z.string(),
  /** `past`: the record is in the trash or gone, and other data remains. */
  state: z.enum(['present', 'past']),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** The answer of `POST /api/d1/findpeople`. */
export const foundPeopleSchema = z.object({
  people: z.array(foundPersonSchema),
  /** More were found than are listed. */
  more: z.boolean(),
});

/** What an erasure deletes, and an export contains. */
export const heldDataSchema = z.extend(foundPersonSchema, {
  held: z.object(
    Object.fromEntries(heldParts.map((part) => [part, z.int()])) as Record<
      HeldPart,
      ReturnType<typeof z.int>
    >,
  ),
  /** The addresses of the microsites. */
  addresses: z.array(z.string()),
  /** The names of the section templates. */
  templates: z.array(z.string()),
});
export type HeldData = z.infer<typeof heldDataSchema>;

/** `pending`: it was interrupted; the server tries again until it is done. */
export const erasureAnswerSchema = z.object({ state: z.enum(['done', 'pending']) });
