import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';
import { roles } from '../permissions.ts';

/*
 * The history of the records: who changed what, when. Records are named by their stable id, never by their key:
 * the key of a supplier is a tax code, which must not stand in an address. `POST /api/d1/recordid` answers the id.
 */

export { BATCH_HEADER } from './batch-header.ts';

/** 32 lower-case hex digits (`randomId`). */
export const batchSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * The kinds of records that screens have pages and words for: the words stand in `kind-words.ts`, and the section of a
 * kind is its name and an `s`. The api describes each by `defineRecord`.
 */
export const historyEntities = ['supplier', 'frontend', 'user', 'request'] as const;
export type HistoryEntity = (typeof historyEntities)[number];

export const trashEntities = [...historyEntities, 'file', 'template'] as const;
export type TrashEntity = (typeof trashEntities)[number];

/** What the activity names; the id of a file is its path, that of a module its own. */
export const activityEntities = [...trashEntities, 'translation', 'module'] as const;
export type ActivityEntity = (typeof activityEntities)[number];

/** The name of a kind of records. The server checks it against the kinds that it has, 400 for another. */
export const entitySchema = <Name extends ActivityEntity>() =>
  z.string() as unknown as z.ZodMiniType<Name, Name>;

/**
 * What was done. `restore` brings an earlier state back, `undelete` a record out of the trash; `purge` deletes it
 * there for good. `answer-at-once` and `answer-approved` are of a supplier's answers to visitors. The others behind it show a record to people without an account, and do not change it; `export`
 * and `erase` hand over and delete the data of a person; `reset-password` replaces a user's password by a one-time
 * link, and `use-link` sets one by it; `set-password`, `end-sessions` and `forget-devices` are of a user's account;
 * `add-factor` to `require-factors` are about the second factor of a user; `make-token` replaces the deploy token of a
 * module.
 */
export const changeActions = [
  'create',
  'update',
  'delete',
  'restore',
  'undelete',
  'purge',
  'publish',
  'withdraw',
  'share',
  'unshare',
  'enable-host',
  'disable-host',
  'answer-at-once',
  'answer-approved',
  'export',
  'erase',
  'reset-password',
  'use-link',
  'set-password',
  'end-sessions',
  'forget-devices',
  'add-factor',
  'remove-factor',
  'use-recovery-code',
  'require-factors',
  'make-token',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/**
 * The way to one value of a record: `['Citta']`, `['Localizzazione', 'CAP']`, `['Sezioni', id, 'Contenuto', 'de']`.
 * `['Sezioni', id]` is a whole section that was added or removed, `['Sezioni']` the order of the sections as ids.
 */
export const fieldPathSchema = z.array(z.string()).check(z.minLength(1), z.maxLength(8));
export type FieldPath = z.infer<typeof fieldPathSchema>;

const id = z.int();

export const historyEntrySchema = z.object({
  /** Grows with each entry. */
  id,
  /** Milliseconds since 1970. */
  at: z.int(),
  by: z.string(),
  role: z.enum(roles),
  action: z.enum(changeActions),
  batch: z.string(),
  /** The name of the record then, without tax code; null once it is pruned. */
  label: z.nullable(z.string()),
  /** What was changed; empty for other actions than `update` and `restore`. */
  fields: z.array(fieldPathSchema),
  /** The contents were deleted after `HISTORY_MONTHS`, for good or with a person's data; who and when stay. */
  pruned: z.optional(z.literal(true)),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const activityEntrySchema = z.extend(historyEntrySchema, {
  entity: entitySchema<ActivityEntity>(),
  recordId: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** Newest first. `next` is the `after` of the following page; null behind the last one. */
export const historyPageSchema = z.object({
  entries: z.array(historyEntrySchema),
  next: z.nullable(z.string()),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

/** As `HistoryPage`. A page of a search may have fewer entries than asked for, or none, before the last one. */
export const activityPageSchema = z.object({
  entries: z.array(activityEntrySchema),
  next: z.nullable(z.string()),
});
export type ActivityPage = z.infer<typeof activityPageSchema>;

const numberText = z.string().check(z.regex(/^\d{1,15}$/));
const toNumber = z.pipe(numberText, z.transform(Number));

/** Rows of a page, unless the request names another number. */
export const HISTORY_ROWS = 50;
const LIMIT = 'limit: un numero da 1 a 200';
const page = {
  /** The `next` of the page before. */
  after: z.optional(toNumber),
  limit: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(Number)),
      z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(200, LIMIT)),
    ),
    HISTORY_ROWS,
  ),
};

export const recordId = z.string().check(z.minLength(1), z.maxLength(64));

/** The query of `GET /api/d1/history`. */
export const historyQuerySchema = z.object({
  entity: entitySchema<HistoryEntity>(),
  id: recordId,
  ...page,
});

/** `GET /api/d1/activity`: times in milliseconds since 1970, `until` exclusive; `record` counts with its `entity`. */
export const activityQuerySchema = z.object({
  by: z.optional(z.string()),
  record: z.optional(recordId),
  entity: z.optional(entitySchema<ActivityEntity>()),
  action: z.optional(z.enum(changeActions)),
  from: z.optional(toNumber),
  until: z.optional(toNumber),
  ...page,
});
export type ActivityFilters = Omit<z.infer<typeof activityQuerySchema>, 'after' | 'limit'>;

/** A point of a record's history: the id of an entry means the record that this entry left, `now` the present one. */
const point = z.union([z.literal('now'), toNumber]);
export type HistoryPoint = z.infer<typeof point>;

/** `GET /api/d1/history/difference`: between two points; without `from`, what the entry `to` changed. */
export const differenceQuerySchema = z.object({
  entity: entitySchema<HistoryEntity>(),
  id: recordId,
  from: z.optional(point),
  to: point,
});

/**
 * The values at both points. A side without a value is absent: the section was added or removed, or the record did
 * not exist at that point. Tax codes are masked.
 */
export const differenceSchema = z.object({
  fields: z.array(
    z.object({
      path: fieldPathSchema,
      before: z.optional(z.unknown()),
      after: z.optional(z.unknown()),
    }),
  ),
});
export type HistoryDifference = z.infer<typeof differenceSchema>;

/** The body of `POST /api/d1/recordid`: `PIVA`, `URL` or the name of a user. 404 for no record. */
export const recordKeySchema = z.object({
  entity: entitySchema<HistoryEntity>(),
  key: z.string().check(z.minLength(1), z.maxLength(5_000)),
});
/** Who saved the record last, and when; absent for a record without history. */
export const recordIdSchema = z.object({
  id: recordId,
  changedBy: z.optional(z.string()),
  /** Milliseconds since 1970. */
  changedAt: z.optional(z.int()),
});
export type RecordIdentity = z.infer<typeof recordIdSchema>;

/** The query of `GET /api/d1/recordkey`, and its answer: `PIVA`, `URL` or the name of a user. 404 for no record. */
export const recordRefSchema = z.object({ entity: entitySchema<HistoryEntity>(), id: recordId });
export const recordKeyAnswerSchema = z.object({ key: z.string() });

export const historyMessages = defineMessages('history', {
  unknown: 'Questa versione non esiste',
  pruned: 'I contenuti di questa versione sono stati eliminati: restano chi e quando',
  deleted: 'È nel cestino: recuperalo da lì',
  purged: 'È stato eliminato definitivamente: non si può più ripristinare',
  noUndo: 'Questa azione non si può annullare',
  changedSince: 'Nel frattempo è stato modificato: non si può annullare senza perdere le modifiche',
});
