import { historyMessages } from '@wabu/shared/entities/history/history';
import type { Context } from 'hono';
import { frontendKind } from '../../frontends/record/frontend-kind.ts';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import type { UndoneEntry } from '../../records/pipeline/app-records.ts';
import { unstored } from '../../records/store/with-idempotency-key.ts';
import { publishFrontend, unpublishFrontend } from './microsite-service.ts';

/** Publishes the snapshot that was public before, or withdraws. */
export async function undoPublication(
  c: Context<ApiEnv>,
  { recordId, before }: UndoneEntry,
): Promise<() => Promise<unknown>> {
  const [stored] = await frontendKind.store.read(c.get('platform').database, 'id', [recordId]);
  if (stored === undefined) throw notFound(historyMessages.deleted);
  const { URL } = stored.frontend;
  const { state, revision } = before as { state?: string; revision?: number };
  return state === 'published'
    ? () => publishFrontend(c, { URL, revision }, null, unstored)
    : () => unpublishFrontend(c, URL, null);
}
