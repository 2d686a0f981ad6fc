import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { accepted, carryOut, currentRecord } from '../records/pipeline/carry-out.ts';
import { merged, requestKind } from './request-kind.ts';

/** One request with the messages of another, which goes to the trash. Throws 404, 409, and 412 for an older version. */
export async function mergeRequests(
  c: Context<ApiEnv>,
  { id, other }: { id: string; other: string },
  version: number | null,
): Promise<VisitorRequest> {
  const taken = await currentRecord(c, requestKind, other, null);
  const kept = await carryOut(
    c,
    requestKind,
    [
      { op: 'change', key: id, version, make: (before) => merged(before, taken) },
      { op: 'delete', key: other, version: taken.version },
    ],
    (results) => {
      const [first] = results.map(accepted);
      return { answer: first as NonNullable<typeof first>, statements: [] };
    },
  );
  return requestKind.shown(kept, c.get('platform').now());
}
