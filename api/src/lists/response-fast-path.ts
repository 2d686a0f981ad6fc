import { can } from '@wabu/shared/entities/permissions';
import { newRequestId } from '../http/request-id.ts';
import { apiHeaders } from '../http/security-headers.ts';
import { isValidHost } from '../http/valid-host.ts';
import type { ResponseFastPath } from '../platform/fast-path.ts';
import type { Platform } from '../platform/platform.ts';
import { cachedSession } from '../sessions/live-session.ts';
import { bearerToken } from '../sessions/permit.ts';
import { cachedAnswer, type ListAnswer } from './cached-list.ts';
import type { ListSource } from './list-source.ts';
import { recentRecordsOf } from './recent-records.ts';

/**
 * Answers a cached list or record to a cached session without Hono: the same bytes and headers as the route, at a
 * fraction of its time. Null sends the request to the app.
 */
export function responseFastPath(
  platform: Platform,
  sources: readonly ListSource<unknown>[],
): ResponseFastPath {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const records = recentRecordsOf(platform);
  return ({ method, path, header }) => {
    if (method !== 'GET') return null;
    const accepted = header('accept-encoding');
    const source = byPath.get(path);
    const found = source ?? records.find(path, accepted);
    const token = found === null ? null : bearerToken(header('authorization'));
    if (found === null || token === null || !isValidHost(header('host') ?? '')) return null;
    const user = cachedSession(platform, token);
    if (user === null || !can(user.role, found.action)) return null;
    const answer =
      'answer' in found
        ? found.answer
        : cachedAnswer(platform, found, accepted, header('if-none-match'));
    if (answer === null) return null;
    const headers = [...headersOf(answer), 'X-Request-Id', newRequestId()];
    return { status: answer.status, headers, body: answer.body };
  };
}

const headersByAnswer = new WeakMap<ListAnswer, string[]>();

function headersOf(answer: ListAnswer): string[] {
  const known = headersByAnswer.get(answer);
  if (known !== undefined) return known;
  const length = answer.body === null ? {} : { 'Content-Length': String(answer.body.byteLength) };
  const headers = Object.entries({ ...apiHeaders, ...answer.headers, ...length }).flat();
  headersByAnswer.set(answer, headers);
  return headers;
}
