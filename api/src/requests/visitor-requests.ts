import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { type NewRequest, requestLimits } from '@wabu/shared/entities/requests/request';
import type { Context } from 'hono';
import { clientNetwork } from '../http/client-network.ts';
import type { ApiEnv, SessionUser } from '../http/env.ts';
import { HttpProblem } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import { accepted, carryOut, carryOutOne } from '../records/pipeline/carry-out.ts';
import { consumeAttempt } from '../records/store/attempt-limits.ts';
import { unstored } from '../records/store/with-idempotency-key.ts';
import { linkTokenOf } from './link-token.ts';
import {
  composeRequest,
  requestKind,
  SAME_TEXT_MS,
  withSupplierText,
  withVisitorText,
} from './request-kind.ts';
import { countSenders, findByLink, type StoredRequest } from './request-repository.ts';
import { findSupplier } from './supplier-repository.ts';

/*
 * What people without an account do: they have the rights of whoever knows the link.
 */

/** The author of what a visitor does, in the history. */
const VISITOR: SessionUser = {
  id: 'visitor',
  name: 'visitor',
  role: 'rookie',
  avatar: '',
  jti: '',
  lacksFactor: false,
  seenAt: 0,
  confirmedUntil: 0,
};

/** Signs of spam that a form shows. */
export interface Signs {
  /** What stands in the field that people do not see. */
  trap: string;
  /** What a script adds: the seconds from the form to its sending, and its proof of work. Absent without one. */
  script?: { seconds: number; hasProof: boolean } | undefined;
}

/** Nobody fills in the form in less. */
const FEWEST_SECONDS = 3;
const MAX_LINKS = 2;
/** As many others may send the same text in a day, such as one that a leaflet proposes. */
const SAME_TEXT_SENDERS = 2;

/**
 * Stores a request, once for the same text of the same address, and gives the secret of its link. Throws 429 for too
 * many of a network or an address, and 409 for a full quota.
 */
export async function receiveRequest(
  c: Context<ApiEnv>,
  input: NewRequest,
  signs: Signs,
): Promise<string> {
  c.set('user', VISITOR);
  const platform = c.get('platform');
  const { jwtSecret } = platform.settings;
  const make = async () => {
    const request = await composeRequest(c, input);
    return (await isSpam(c, request, input.text, signs))
      ? { ...request, state: 'held' as const }
      : request;
  };
  const [network, email] = [clientNetwork(c), input.email.toLowerCase()];
  const { perNetwork, perEmail } = requestLimits;
  try {
    for (const [key, max] of [
      [`request ${network}`, perNetwork],
      [`request ${await sha256(email)}`, perEmail],
    ] as const)
      await consumeAttempt(platform, { key, max, windowMs: DAY_MS });
    const { id } = await carryOut(c, requestKind, [{ op: 'add', make }], ([one]) =>
      unstored({ id: accepted(one).id }),
    );
    return await linkTokenOf(jwtSecret, id);
  } catch (error) {
    const linked = error instanceof HttpProblem && error.problem.linked?.[0];
    if (!linked) throw error;
    return linkTokenOf(jwtSecret, linked);
  }
}

async function isSpam(
  c: Context<ApiEnv>,
  request: StoredRequest,
  text: string,
  { trap, script }: Signs,
): Promise<boolean> {
  if (trap !== '' || script?.hasProof === false) return true;
  if (script !== undefined && script.seconds < FEWEST_SECONDS) return true;
  if ((text.match(/https?:\/\//gi) ?? []).length > MAX_LINKS) return true;
  const { database, now } = c.get('platform');
  const since = now() - SAME_TEXT_MS;
  return (await countSenders(database, { ...request, since })) >= SAME_TEXT_SENDERS;
}

/** A request, and whose link it was opened by. */
export interface OpenedRequest {
  reader: 'visitor' | 'supplier';
  request: StoredRequest;
}

/** The request under a link; null for one that is not valid. */
export async function openRequest(
  c: Context<ApiEnv>,
  token: string,
): Promise<OpenedRequest | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const { database, now } = c.get('platform');
  const hash = await sha256(token);
  for (const reader of ['visitor', 'supplier'] as const) {
    const request = await findByLink(database, reader, hash, now());
    if (request) return { reader, request };
  }
  return null;
}

const MESSAGES_PER_DAY = 20;

/** Adds what the reader writes, once for the same text in a row. Throws 409 for a full thread and 429. */
export async function writeAgain(
  c: Context<ApiEnv>,
  { reader, request: { id } }: OpenedRequest,
  text: string,
): Promise<void> {
  const platform = c.get('platform');
  const limit = { key: `request ${reader} ${id}`, max: MESSAGES_PER_DAY, windowMs: DAY_MS };
  await consumeAttempt(platform, limit);
  const make = async (before: StoredRequest) => {
    const at = platform.now();
    const after =
      reader === 'visitor'
        ? withVisitorText(before, text, at)
        : withSupplierText(before, text, { at, atOnce: await answersAtOnce(platform, before) });
    const [last, added] = [before.messages.at(-1), after.messages.at(-1)];
    return last?.author === reader && last.html === added?.html ? before : after;
  };
  await changeAsVisitor(c, id, make);
}

const answersAtOnce = async ({ database }: Platform, request: StoredRequest) =>
  (await findSupplier(database, request))?.atOnce ?? false;

export const closeRequest = (c: Context<ApiEnv>, { id }: StoredRequest): Promise<unknown> =>
  changeAsVisitor(c, id, (before) => ({ ...before, state: 'closed', unread: false }));

async function changeAsVisitor(
  c: Context<ApiEnv>,
  key: string,
  make: (before: StoredRequest) => StoredRequest | Promise<StoredRequest>,
): Promise<void> {
  c.set('user', VISITOR);
  await carryOutOne(c, requestKind, { op: 'change', key, make });
}
