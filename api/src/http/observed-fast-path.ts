import type { ResponseFastPath } from '../platform/fast-path.ts';
import type { Platform } from '../platform/platform.ts';
import { noteAnswered } from './answered.ts';
import { traceIdOf } from './request-id.ts';

/** Counts and logs what a fast path answers, as `requestContext` does with the rest. */
export function observedFastPath(platform: Platform, find: ResponseFastPath): ResponseFastPath {
  const { metrics, settings } = platform;
  if (metrics === undefined && !settings.accessLog) return find;
  return (head) => {
    const started = performance.now();
    const found = find(head);
    if (found === null) return null;
    const { route, status, requestId } = found;
    const traceId = () => traceIdOf(platform, head.header, head.env);
    noteAnswered(platform, head.env, started, {
      method: head.method,
      route,
      status,
      requestId,
      traceId,
    });
    return found;
  };
}
