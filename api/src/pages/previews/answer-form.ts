import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { previewLimits } from '@wabu/shared/entities/microsites/preview';
import { isStorable } from '@wabu/shared/entities/text';
import { PREVIEW_FIELDS, type PreviewOutcome } from '@wabu/shared/microsite';
import type { Context } from 'hono';
import { readBytes } from '../../http/bounded-body.ts';
import type { ApiEnv } from '../../http/env.ts';
import { forbidden, HttpProblem, malformed, unsupportedType } from '../../http/problem.ts';
import {
  insertApproval,
  insertComment,
  type OpenPreview,
} from '../../previews/preview-repository.ts';
import { consumeAttempt } from '../../store/attempt-limits.ts';
import { ownAddress, ownAddresses } from '../request/own-address.ts';

/** A comment whose characters have four bytes, each sent as `%F0`, with the other fields. */
const FORM_LIMIT = previewLimits.comment * 12 + 1_024;

/** What a form of the supplier led to; `typed` is given back to correct it. */
interface Answered {
  outcome: PreviewOutcome;
  typed: string;
}

/** Stores an approval or a comment. Throws 400, 403, 413 and 415 for what no form of ours sends. */
export async function storeAnswer(c: Context<ApiEnv>, preview: OpenPreview): Promise<Answered> {
  if (isForeign(c)) throw forbidden();
  const form = await readForm(c);
  const { database, now } = c.get('platform');
  const kind = form.get(PREVIEW_FIELDS.kind);
  if (kind === 'approval') {
    await database.write([insertApproval(preview.id, now())]);
    return { outcome: 'thanks', typed: '' };
  }
  if (kind !== 'comment') throw malformed();
  const text = plainComment(form.get(PREVIEW_FIELDS.text) ?? '');
  if (text === '') return { outcome: 'empty', typed: '' };
  if (text.length > previewLimits.comment) return { outcome: 'tooLong', typed: text };
  if (!(await isWithinLimit(c, preview))) return { outcome: 'tooMany', typed: text };
  await database.write([insertComment(preview.id, text, now())]);
  return { outcome: 'thanks', typed: '' };
}

/**
 * True for a form of another site. Our page sends no referrer, and browsers then send `Origin: null`, so
 * that fetch metadata decides where the browser sends it (https://www.w3.org/TR/fetch-metadata/).
 */
function isForeign(c: Context<ApiEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('Origin');
  if (origin === undefined || origin === 'null') return false;
  return ownAddress(origin, ownAddresses(c)) === null;
}

async function readForm(c: Context<ApiEnv>): Promise<URLSearchParams> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw unsupportedType();
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM_LIMIT)));
}

/** Plain text with single line ends, without control characters. */
function plainComment(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  return isStorable(lines) ? lines.trim() : '';
}

async function isWithinLimit(c: Context<ApiEnv>, { id }: OpenPreview): Promise<boolean> {
  const limit = { key: `preview ${id}`, max: previewLimits.commentsPerDay, windowMs: DAY_MS };
  try {
    await consumeAttempt(c.get('platform'), limit);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 429) return false;
    throw error;
  }
}
