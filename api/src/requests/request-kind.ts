import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { orderedId, randomId } from '@wabu/shared/entities/random-id';
import {
  type NewRequest,
  newRequestSchema,
  type RequestChange,
  type RequestMessage,
  requestChangeSchema,
  requestLimits,
  requestMessages,
  type VisitorRequest,
} from '@wabu/shared/entities/requests/request';
import { REQUEST_LINK_DAYS } from '@wabu/shared/entities/retention';
import { escapeHtml, plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { textMessages } from '@wabu/shared/entities/text';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import { holds } from '../platform/guarded-write.ts';
import type { Statement } from '../platform/platform.ts';
import { defineRecord, type Writes } from '../records/pipeline/define-record.ts';
import { linkTokenOf } from './link-token.ts';
import { moveMails, queueMail } from './mail-repository.ts';
import {
  findSameText,
  findSupplierOf,
  hasRoom,
  isNewText,
  requestPerson,
  requestRows,
  type StoredRequest,
} from './request-repository.ts';

/** The same text from the same address within this time is the same request. */
export const SAME_TEXT_MS = DAY_MS;

const shownOf = (stored: StoredRequest): VisitorRequest => {
  const { textHash, linkHash, linkUntil, supplierLinkHash, ...request } = stored;
  return request;
};

export const requestKind = defineRecord({
  store: requestRows,
  entity: 'request',
  write: 'requests.write',
  keyField: 'id',
  keyOf: ({ id }) => id,
  person: requestPerson,
  isBulk: true,
  input: newRequestSchema,
  changeInput: requestChangeSchema,
  create: composeRequest,
  change: changedRequest,
  label: ({ name }) => name,
  content: ({ state, kind, assignee, unread, messages }) => ({
    state,
    kind,
    assignee,
    unread,
    messages,
  }),
  along: (c, writes) => {
    const { mailer, now } = c.get('platform');
    const after = mailer ? mailsOf(writes, now()) : [];
    return {
      requires: writes.added.flatMap((request) => [
        hasRoom,
        isNewText(request, now() - SAME_TEXT_MS),
      ]),
      before: mergesOf(writes).map(([from, to]) => moveMails(from, to)),
      after,
      settled: (isWritten) => isWritten && after.length > 0 && mailer?.wake?.(),
    };
  },
  shown: shownOf,
  comeBack: async (_, { document }) => ({ record: document as StoredRequest, statements: [] }),
  // What was sent stays sent: only a merge can be taken back.
  fromContent: (_, { id, messages }, content): { change: RequestChange } => {
    const { state, kind, assignee, ...earlier } = content as unknown as VisitorRequest;
    const kept = new Set(earlier.messages.map((one) => one.id));
    const merged = messages.find((one) => !kept.has(one.id) && one.from !== undefined);
    return { change: { id, state, kind, assignee, ...(merged && { separate: merged.from }) } };
  },
  messages: requestMessages,
  deleted: 'Richiesta cancellata',
});

/** What the visitor reads: of staff, or of a supplier and approved. */
const isAnswer = ({ author, proposed }: RequestMessage) =>
  author === 'staff' || (author === 'supplier' && !proposed);

/** The mails about what is written: a request that is not held, and new answers. */
function mailsOf({ added, changed }: Writes<StoredRequest>, at: number): Statement[] {
  const received = added.filter(({ state }) => state !== 'held');
  return [
    ...received.flatMap(({ id, messages }) => messages.map((one) => queueMail(id, one.id, at))),
    ...changed.flatMap(({ before, after }) => {
      const known = new Map(before.messages.map((one) => [one.id, one]));
      // Those that come with a merge were mailed before.
      const isNew = ({ id, from }: RequestMessage) =>
        known.get(id)?.proposed ?? !(known.has(id) || from);
      return after.messages
        .filter((one) => isAnswer(one) && isNew(one))
        .map(({ id }) => queueMail(after.id, id, at));
    }),
  ];
}

/** The ids of requests that are merged into others, each with that of the other. */
const mergesOf = ({ changed, removed }: Writes<StoredRequest>) =>
  removed.flatMap(({ id }) =>
    changed
      .filter(({ after }) => after.messages.some(({ from }) => from === id))
      .map(({ after }): [string, string] => [id, after.id]),
  );

/**
 * A request of a visitor. Throws 409 for a full quota, and, with the id in `linked`, for one that is stored already.
 */
export async function composeRequest(
  c: Context<ApiEnv>,
  input: NewRequest,
): Promise<StoredRequest> {
  const { database, now, settings } = c.get('platform');
  const at = now();
  const asked = normaliseFrontendUrl(input.URL);
  const supplier = asked === '' ? null : await findSupplierOf(database, asked);
  const URL = supplier === null ? '' : asked;
  const written = { ...input, URL, Fornitore: supplier ?? '' };
  const request = await newRequest(written, at, settings.jwtSecret);
  const same = await findSameText(database, request, at - SAME_TEXT_MS);
  if (same !== null)
    throw httpProblem(409, 'duplicate', requestMessages.duplicate, { linked: [same] });
  if (!(await holds(database, hasRoom))) throw httpProblem(409, 'invalid', requestMessages.tooMany);
  return request;
}

/** A request as it is sent. `secret`: of which its link is made. */
export async function newRequest(
  { text, ...input }: NewRequest & { Fornitore: string },
  at: number,
  secret: string,
): Promise<StoredRequest> {
  const id = orderedId();
  const { name, language } = input;
  const message = { at, author: 'visitor', by: name, language, html: toHtml(text) } as const;
  return {
    ...input,
    id,
    version: 1,
    state: 'new',
    assignee: '',
    unread: true,
    createdAt: at,
    textHash: await sha256(foldText(text)),
    linkHash: await sha256(await linkTokenOf(secret, id)),
    ...withMessages([{ ...message, id: randomId() }]),
  };
}

/** Plain text as paragraphs, as all messages are stored. */
const toHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

const EXCERPT = 200;

/** What follows from the messages of a thread. Throws 409 for too many. */
function withMessages(messages: RequestMessage[]) {
  if (messages.length > requestLimits.messages)
    throw httpProblem(409, 'invalid', requestMessages.full);
  const lastAt = messages.reduce((last, { at }) => Math.max(last, at), 0);
  const last = messages.findLast(({ author }) => author !== 'note');
  const excerpt = plainTextOf(last?.html ?? '').slice(0, EXCERPT);
  return { messages, lastAt, excerpt, linkUntil: lastAt + REQUEST_LINK_DAYS * DAY_MS };
}

/** The request with another message. Throws 409 for a full thread. */
export const withMessage = (
  request: StoredRequest,
  message: Omit<RequestMessage, 'id'>,
): StoredRequest => ({
  ...request,
  ...withMessages([...request.messages, { id: randomId(), ...message }]),
});

/** The request with what the visitor writes: it is unread and open again. */
export const withVisitorText = (
  request: StoredRequest,
  text: string,
  at: number,
): StoredRequest => ({
  ...withMessage(request, {
    at,
    author: 'visitor',
    by: request.name,
    language: request.language,
    html: toHtml(text),
  }),
  state: request.state === 'held' ? 'held' : 'open',
  unread: true,
});

/**
 * The request with an answer of its supplier, which the visitor reads `atOnce`, or once staff approve it: it is unread
 * until then.
 */
export const withSupplierText = (
  request: StoredRequest,
  text: string,
  { at, atOnce }: { at: number; atOnce: boolean },
): StoredRequest => ({
  ...withMessage(request, {
    at,
    author: 'supplier',
    by: request.Fornitore,
    ...(!atOnce && { proposed: true }),
    language: 'it',
    html: toHtml(text),
  }),
  state: atOnce ? 'waiting' : 'open',
  unread: true,
});

/** The request with the messages of another one of the same person, in the order of time. Throws 409. */
export function merged(request: StoredRequest, other: StoredRequest): StoredRequest {
  if (request.email.toLowerCase() !== other.email.toLowerCase() || request.id === other.id)
    throw httpProblem(409, 'invalid', requestMessages.otherPerson);
  const taken = other.messages.map((message) => ({ ...message, from: message.from ?? other.id }));
  const messages = [...request.messages, ...taken].sort((one, next) => one.at - next.at);
  return { ...request, ...withMessages(messages), unread: request.unread || other.unread };
}

/** A request after what staff do with it. Throws 400 and 409. */
async function changedRequest(
  c: Context<ApiEnv>,
  before: StoredRequest,
  { id, message, translated, approve, separate, ...fields }: RequestChange,
): Promise<StoredRequest> {
  let after: StoredRequest = { ...before, ...fields };
  if (separate !== undefined) {
    const messages = after.messages.filter(({ from }) => from !== separate);
    if (messages.length === after.messages.length)
      throw httpProblem(409, 'invalid', requestMessages.unchanged);
    after = { ...after, ...withMessages(messages) };
  }
  if (translated !== undefined) {
    const { message: of, language, html } = translated;
    const translation = { language, html: await cleanHtml(html) };
    const messages = after.messages.map((one) => (one.id === of ? { ...one, translation } : one));
    after = { ...after, messages };
  }
  if (approve !== undefined) {
    if (!after.messages.some((one) => one.id === approve && one.proposed))
      throw httpProblem(409, 'invalid', requestMessages.changedMeanwhile);
    const messages = after.messages.map(({ proposed, ...one }) =>
      one.id === approve || !proposed ? one : { ...one, proposed },
    );
    after = { ...after, messages, state: fields.state ?? 'waiting', unread: false };
  }
  if (message === undefined) return after;
  const { author, language, translation } = message;
  const html = await cleanHtml(message.html);
  if (plainTextOf(html).trim() === '')
    throw invalid([{ field: 'message', message: textMessages.required }]);
  const answered = withMessage(after, {
    at: c.get('platform').now(),
    author,
    by: c.get('user').name,
    language,
    html,
    ...(translation && {
      translation: { ...translation, html: await cleanHtml(translation.html) },
    }),
  });
  return author === 'note'
    ? answered
    : { ...answered, state: fields.state ?? 'waiting', unread: false };
}

/** Loaded on demand: the sanitizer is nearly half of the program. */
export async function cleanHtml(html: string): Promise<string> {
  const { sanitise } = await import('../frontends/record/sanitise.ts');
  return sanitise(html, { takesPictures: false });
}
