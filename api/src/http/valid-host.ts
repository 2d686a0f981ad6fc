import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env.ts';
import { malformed } from './problem.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?:${LABEL}\\.)*${LABEL}\\.?$`);
const IPV6 = /^\[[0-9a-f:.]+\]$/;
const MAX_NAME_LENGTH = 254;

/** True for a host name (RFC 1123) or address, with or without a port. `URL` accepts more: `a"b.example`. */
export function isValidHost(host: string): boolean {
  const [, name = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(host.toLowerCase()) ?? [];
  const isName = name.length <= MAX_NAME_LENGTH && NAME.test(name);
  return (isName || IPV6.test(name)) && Number(port) <= 65_535;
}

/** Throws 400 for an invalid `Host`: pages and the sitemap build links from it. */
export const requireValidHost: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!isValidHost(new URL(c.req.url).host)) throw malformed('Host non valido');
  await next();
};
