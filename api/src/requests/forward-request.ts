import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import {
  REQUEST_PATH,
  requestMessages,
  type VisitorRequest,
} from '@wabu/shared/entities/requests/request';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import { accepted, carryOut, carryOutOne, currentRecord } from '../records/pipeline/carry-out.ts';
import { supplierTokenOf } from './link-token.ts';
import { queueSupplierMail } from './mail-repository.ts';
import { requestKind } from './request-kind.ts';
import type { StoredRequest } from './request-repository.ts';
import { findSupplier } from './supplier-repository.ts';

const SUPPLIER_LINK_MS = 30 * DAY_MS;

/**
 * A new link for the supplier of a request, mailed where mail is set up; an earlier one ends. Throws 404, and 409 without
 * a supplier.
 */
export async function forwardRequest(
  c: Context<ApiEnv>,
  id: string,
): Promise<{ link: string; until: number; isMailed: boolean }> {
  const { database, mailer, now, settings } = c.get('platform');
  const asked = await currentRecord(c, requestKind, id, null);
  if (asked.Fornitore === '') throw httpProblem(409, 'invalid', requestMessages.noSupplier);
  const isMailed = mailer !== undefined && (await findSupplier(database, asked)) !== null;
  const until = now() + SUPPLIER_LINK_MS;
  const token = await supplierTokenOf(settings.jwtSecret, id, until);
  const link = { supplierLinkHash: await sha256(token), supplierLinkUntil: until };
  const make = (before: StoredRequest) => ({ ...before, ...link });
  const answer = await carryOut(c, requestKind, [{ op: 'change', key: id, make }], ([one]) => {
    accepted(one);
    return {
      answer: { link: `${REQUEST_PATH}/${token}`, until, isMailed },
      statements: isMailed ? [queueSupplierMail(id, now())] : [],
    };
  });
  mailer?.wake?.();
  return answer;
}

/** Ends the link of the supplier. Throws 404. */
export async function withdrawLink(c: Context<ApiEnv>, id: string): Promise<VisitorRequest> {
  const make = ({ supplierLinkHash, supplierLinkUntil, ...before }: StoredRequest) => before;
  const after = await carryOutOne(c, requestKind, { op: 'change', key: id, make });
  return requestKind.shown(after, 0);
}
