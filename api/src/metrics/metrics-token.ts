import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { sha256 } from '../http/sha256.ts';

/** True if the request has the token of the metrics. Comparing hashes makes the time independent of it. */
export async function hasMetricsToken(c: Context<ApiEnv>): Promise<boolean> {
  const { metricsToken } = c.get('platform').settings;
  const [, given] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  if (metricsToken === undefined || given === undefined) return false;
  return (await sha256(given)) === (await sha256(metricsToken));
}
