import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { REQUEST_PATH, requestMessages } from '@wabu/shared/entities/requests/request';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import { carryOutOne } from '../records/carry-out.ts';
import { linkTokenOf } from './link-token.ts';
import { requestKind } from './request-kind.ts';
import type { StoredRequest } from './request-repository.ts';

const SUPPLIER_LINK_MS = 30 * DAY_MS;

/** The link for the supplier of a request, from now on for its time. Throws 404, and 409 without a supplier. */
export async function forwardRequest(
  c: Context<ApiEnv>,
  id: string,
): Promise<{ link: string; until: number }> {
  const { now, settings } = c.get('platform');
  const token = await linkTokenOf(settings.jwtSecret, id, 'supplier');
  const link = {
    supplierLinkHash: await sha256(token),
    supplierLinkUntil: now() + SUPPLIER_LINK_MS,
  };
  const make = (before: StoredRequest) => {
    if (before.Fornitore === '') throw httpProblem(409, 'invalid', requestMessages.noSupplier);
    return { ...before, ...link };
  };
  await carryOutOne(c, requestKind, { op: 'change', key: id, make });
  return { link: `${REQUEST_PATH}/${token}`, until: link.supplierLinkUntil };
}
