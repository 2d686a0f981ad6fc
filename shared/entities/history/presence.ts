import * as z from 'zod/mini';
import { entitySchema, type HistoryEntity } from './history.ts';

/*
 * Who has a record open. Each tab reports the record that it shows, and the answer names the other people. Nothing
 * of it is stored in the history; a report expires, and ends with its session.
 */

/** How often a visible tab reports. */
export const PRESENCE_POLL_SECONDS = 15;

/** When a report expires: two may be lost. */
export const PRESENCE_SECONDS = 40;

/** A hidden tab does not report; what is unsaved in its form stays there for this time, or until it is closed. */
export const HIDDEN_PRESENCE_SECONDS = 15 * 60;

/** `hidden`: a form is open in a tab that the browser does not show. `closed`: the record is not open any more. */
export const presenceStates = ['open', 'editing', 'hidden', 'closed'] as const;
export type PresenceState = (typeof presenceStates)[number];

/** The body of `POST /api/d1/presence`. `key` is `PIVA`, `URL` or the name of a user. */
export const presenceReportSchema = z.object({
  entity: entitySchema<HistoryEntity>(),
  key: z.string().check(z.minLength(1), z.maxLength(5_000)),
  /** Names the open record of one tab: 32 lower-case hex digits (`randomId`). */
  tab: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  state: z.enum(presenceStates),
});
export type PresenceReport = z.infer<typeof presenceReportSchema>;

/** The answer to a report. A record that does not exist is open to nobody. */
export const presenceSchema = z.object({
  /** False: the operator has switched it off, nothing is stored, and no tab needs to report. */
  isOn: z.boolean(),
  /** Other users, by name. */
  others: z.array(z.object({ name: z.string(), isEditing: z.boolean() })),
  /** What the reporting user does in other tabs and browsers. */
  ownTab: z.nullable(z.enum(['open', 'editing'])),
});
export type Presence = z.infer<typeof presenceSchema>;
