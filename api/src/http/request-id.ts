import { randomId } from '@wabu/shared/entities/random-id';
import type { Platform } from '../platform/platform.ts';

type Header = (name: string) => string | undefined;

let counter = 0;
let prefix = '';

/** What proxies use: UUIDs, ULIDs, hexadecimal numbers, Cloudflare's rays. */
const REQUEST_ID = /^[\w.:-]{8,64}$/;
/** Version 00 of https://www.w3.org/TR/trace-context/: ids of zeros are invalid. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

function newRequestId(): string {
  counter += 1;
  // A Worker has no random numbers before its first request.
  prefix ||= randomId(4);
  return `${prefix}-${counter.toString(36)}`;
}

/** The id that a trusted proxy gave to the request, else a new one: others would choose what the log shows. */
export function requestIdOf(platform: Platform, header: Header, env: unknown): string {
  const given = header('x-request-id');
  const isKept = given !== undefined && REQUEST_ID.test(given) && platform.isFromProxy?.(env);
  return isKept ? given : newRequestId();
}

/** The trace of the request: that of a trusted proxy's `traceparent`, else a new one. */
export function traceIdOf(platform: Platform, header: Header, env: unknown): string {
  const [, given] = TRACE_PARENT.exec(header('traceparent') ?? '') ?? [];
  return given !== undefined && platform.isFromProxy?.(env) ? given : randomId(16);
}
