import { can } from '@wabu/shared/entities/permissions';
import { requestIdOf } from '../../http/request-id.ts';
import { apiHeaders } from '../../http/security-headers.ts';
import { COPY_KEY_HEADER, derivedCopyKey } from '../../http/sessions/copy-key.ts';
import { cachedSession } from '../../http/sessions/live-session.ts';
import { noteSeen } from '../../http/sessions/note-seen.ts';
import { bearerToken } from '../../http/sessions/permit.ts';
import type { ResponseFastPath } from '../../platform/fast-path.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRecent, isKnown, validatorHeaders } from './recent-answers.ts';

/**
 * Gives a recent answer to a cached session without Hono: the same bytes and headers as the route, at a fraction
 * of its time. Null sends the request to the app.
 */
export function responseFastPath(platform: Platform): ResponseFastPath {
  return ({ method, path, header, env }) => {
    if (method !== 'GET') return null;
    const found = findRecent(platform, path, header('accept-encoding'));
    const token = found === null ? null : bearerToken(header('authorization'));
    if (found === null || token === null) return null;
    const user = cachedSession(platform, token);
    if (user === null || user.lacksFactor || !can(user.role, found.action)) return null;
    const key = found.withCopyKey ? derivedCopyKey(user) : null;
    if (key === undefined) return null;
    noteSeen(platform, user);
    const { validator, body } = found;
    const has = isKnown(validator, header('if-none-match'));
    const own = has ? toList(validatorHeaders(validator)) : headersOf(found);
    const requestId = requestIdOf(platform, header, env);
    const headers = own.slice();
    headers.push('X-Request-Id', requestId);
    if (key !== null) headers.push(COPY_KEY_HEADER, key);
    const [route = path] = path.split('?', 1);
    return { status: has ? 304 : 200, route, requestId, headers, body: has ? null : body };
  };
}

const lists = new WeakMap<object, string[]>();

function headersOf({ headers, body }: { headers: Record<string, string>; body: Uint8Array }) {
  const known = lists.get(headers);
  const list = known ?? toList({ ...headers, 'Content-Length': String(body.byteLength) });
  if (known === undefined) lists.set(headers, list);
  return list;
}

const toList = (headers: Record<string, string>) =>
  Object.entries({ ...apiHeaders, ...headers }).flat();
