import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../../i18n/languages.ts';
import { normaliseFrontendUrl } from '../frontend-url.ts';
import { bulkMessages, MAX_BULK_OPERATIONS } from '../lists/bulk-suppliers.ts';
import { defineMessages, withValues } from '../messages/messages.ts';
import { EMAIL, EMAIL_MAX, isStorable, textMessages, trimmed } from '../text.ts';
import { requestKinds, requestLimits, requestStates, stateFilters } from './request-facts.ts';

export {
  REQUEST_PATH,
  type RequestKind,
  referenceOf,
  requestKinds,
  requestLimits,
} from './request-facts.ts';

/*
 * Requests of visitors: a question that somebody without an account asks, and the answers of staff and supplier, one
 * thread each. The visitor reads it under a secret link.
 */

export const requestMessages = defineMessages('request', {
  notFound: 'La richiesta non esiste più',
  changedMeanwhile: 'Nel frattempo la richiesta è stata modificata',
  duplicate: 'La richiesta esiste già',
  email: 'Scrivi un indirizzo e-mail valido',
  kind: 'Scegli l’argomento',
  date: 'Scrivi una data valida',
  order: 'La partenza è prima dell’arrivo',
  people: 'Scrivi un numero da 1 a {{max}}',
  otherPerson: 'Si uniscono solo richieste dello stesso indirizzo e-mail',
  full: 'Questa richiesta ha già troppi messaggi',
  tooMany: 'Ci sono troppe richieste aperte: riprova più tardi',
  unchanged: 'Non c’è nulla da separare',
  noSupplier: 'La richiesta non riguarda un fornitore',
  noMicrosite: 'Il microsito non è pubblicato',
  supplierNotFound: 'Il fornitore non esiste più',
});

/** Control characters, and those that turn the direction of the text around them. */
const hidden = (text: string, but = '') =>
  text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (each) => (each === but ? each : ' '));

const cleanText = (text: string) => trimmed(hidden(text.replace(/\r\n?/g, '\n'), '\n'));
const cleanLine = (text: string) => trimmed(hidden(text));

const text = (max: number, clean: (text: string) => string) =>
  z.string(textMessages.notText).check(
    // Each character of a body may be a line end of two.
    z.maxLength(max * 2, {
      error: withValues(textMessages.tooLong, { max: String(max) }),
      abort: true,
    }),
    z.refine(isStorable, textMessages.unstorable),
    z.overwrite(clean),
    z.minLength(1, { error: textMessages.required, abort: true }),
    z.maxLength(max, withValues(textMessages.tooLong, { max: String(max) })),
  );

/** What a visitor writes: plain text with single line ends. */
export const requestTextSchema = text(requestLimits.text, cleanText);

const DATE = /^\d{4}-\d\d-\d\d$/;
const isDate = (date: string) =>
  DATE.test(date) && new Date(date).toJSON()?.startsWith(date) === true;
const date = z._default(
  z.string().check(z.refine((one) => one === '' || isDate(one), requestMessages.date)),
  '',
);
const people = withValues(requestMessages.people, { max: requestLimits.people });

/** What a visitor sends. */
export const newRequestSchema = z
  .object({
    kind: z.enum(requestKinds, requestMessages.kind),
    name: text(requestLimits.name, cleanLine),
    email: text(EMAIL_MAX, cleanLine).check(z.regex(EMAIL, requestMessages.email)),
    /** `2026-07-01`; empty without. */
    from: date,
    to: date,
    /** 0 without. */
    people: z._default(
      z.int(people).check(z.minimum(0, people), z.maximum(requestLimits.people, people)),
      0,
    ),
    text: requestTextSchema,
    language: z._default(z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]), 'it'),
    /** Of the microsite on which it was written; empty for the pages of the site. */
    URL: z._default(z.string().check(z.maxLength(200)), ''),
  })
  .check(
    z.refine(({ from, to }) => from === '' || to === '' || from <= to, {
      path: ['to'],
      error: requestMessages.order,
    }),
  );
export type NewRequest = z.infer<typeof newRequestSchema>;

const html = z.string().check(z.maxLength(requestLimits.html));
const language = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const translation = z.object({ language, html });

/** Who wrote a message: a `note` is of staff, for staff. */
export const messageAuthors = ['visitor', 'staff', 'supplier', 'note'] as const;

/** What became of the mail about a message. */
export const mailStates = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export const requestMessageSchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  author: z.enum(messageAuthors),
  /** The name of the user, the visitor or the supplier. */
  by: z.string(),
  language,
  /** Sanitised (shared/entities/rich-text). */
  html: z.string(),
  /** By a machine: of a visitor's message for staff, of an answer for the visitor. */
  translation: z.optional(translation),
  /** The request that it came from, when two were merged. */
  from: z.optional(z.string()),
  /** Of a supplier: the visitor does not see it until staff approve it. */
  proposed: z.optional(z.boolean()),
  /** In answers to staff; absent without a mail. */
  mail: z.optional(z.enum(mailStates)),
});
export type RequestMessage = z.infer<typeof requestMessageSchema>;

/** A request as a list has it. */
export const listedRequestSchema = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(requestStates),
  kind: z.enum(requestKinds),
  name: z.string(),
  email: z.string(),
  language,
  URL: z.string(),
  /** The name of the supplier of the microsite; empty without. */
  Fornitore: z.string(),
  /** The user who answers it; empty while nobody does. */
  assignee: z.string(),
  unread: z.boolean(),
  /** The beginning of the last message. */
  excerpt: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  lastAt: z.int(),
});
export type ListedRequest = z.infer<typeof listedRequestSchema>;

export const requestSchema = z.extend(listedRequestSchema, {
  from: z.string(),
  to: z.string(),
  people: z.int(),
  messages: z.array(requestMessageSchema),
  /** Until when its supplier answers under a link, in milliseconds since 1970; absent without one. */
  supplierLinkUntil: z.optional(z.int()),
  /** In answers to staff: what became of the last mail with that link; absent without a mail. */
  supplierMail: z.optional(z.enum(mailStates)),
});
export type VisitorRequest = z.infer<typeof requestSchema>;

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const user = z.string().check(z.maxLength(100));

/** A change by staff: of the fields that are there. */
export const requestChangeSchema = z.object({
  id,
  state: z.optional(z.enum(requestStates)),
  kind: z.optional(z.enum(requestKinds)),
  assignee: z.optional(user),
  unread: z.optional(z.boolean()),
  /** Adds an answer, which the visitor reads, or a note, which only staff do. */
  message: z.optional(
    z.object({
      author: z.enum(['staff', 'note']),
      language,
      html,
      translation: z.optional(translation),
    }),
  ),
  /** Keeps the translation of a message. */
  translated: z.optional(z.object({ message: z.string(), ...translation.shape })),
  /** Shows the visitor what the supplier proposed: the id of that message. */
  approve: z.optional(z.string()),
  /** Takes the messages of a merged request out again. */
  separate: z.optional(id),
});
export type RequestChange = z.infer<typeof requestChangeSchema>;

export const requestKeySchema = z.object({ id });

const version = z.optional(z.int());
/** The body of `POST /api/d1/bulkrequests`. */
export const bulkRequestsSchema = z.object({
  operations: z
    .array(
      z.discriminatedUnion('op', [
        z.object({ op: z.literal('change'), request: z.record(z.string(), z.unknown()), version }),
        z.object({ op: z.literal('delete'), id: z.string(), version }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_BULK_OPERATIONS, bulkMessages.tooMany)),
});

/** In the order of the operations. */
export const bulkRequestsAnswerSchema = z.object({
  results: z.array(
    z.object({
      status: z.int(),
      request: z.optional(requestSchema),
      problem: z.optional(z.looseObject({ message: z.string(), code: z.string() })),
    }),
  ),
});

/** Takes the messages of `other` into `id`, and moves `other` to the trash. */
export const requestMergeSchema = z.object({ id, other: id });

/** Whether a microsite ends with the form of a request. */
export const requestFormSchema = z.object({
  URL: z.string().check(z.maxLength(200), z.overwrite(normaliseFrontendUrl)),
  open: z.boolean(),
});

export const requestFiltersSchema = z.object({
  state: z.optional(z.enum(stateFilters)),
  kind: z.optional(z.enum(requestKinds)),
  assignee: z.optional(user),
  /** Of a microsite, or of a supplier by name. */
  URL: z.optional(z.string()),
  Fornitore: z.optional(z.string()),
});
export type RequestFilters = z.infer<typeof requestFiltersSchema>;

/** Requests by state, and the unread ones; the closed ones are not counted. */
export const requestCountsSchema = z.object({
  new: z.int(),
  open: z.int(),
  waiting: z.int(),
  held: z.int(),
  unread: z.int(),
});
export type RequestCounts = z.infer<typeof requestCountsSchema>;
