import type { Context } from 'hono';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { sha256 } from '../http/sha256.ts';
import { setGauges } from './read-gauges.ts';

/** True if the request has the token of the metrics. Comparing hashes makes the time independent of it. */
export async function hasMetricsToken(c: Context<ApiEnv>): Promise<boolean> {
  const { metricsToken } = c.get('platform').settings;
  const [, given] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  if (metricsToken === undefined || given === undefined) return false;
  return (await sha256(given)) === (await sha256(metricsToken));
}

const TYPE = 'text/plain; version=0.0.4';

const withoutToken = () =>
  new HttpProblem(
    401,
    { code: 'unauthenticated', message: 'Serve il token delle metriche' },
    { 'WWW-Authenticate': 'Bearer' },
  );

/** Absent (404) without `METRICS_TOKEN`, and on Workers, which send their metrics to another service. */
export const metricsRoutes = newRoutes().get(
  '/metrics',
  describeRoute('The metrics of the server for Prometheus, for who has METRICS_TOKEN', {
    type: TYPE,
    others: [401, 404],
  }),
  async (c) => {
    const platform = c.get('platform');
    const { metrics } = platform;
    if (metrics?.expose === undefined) throw notFound();
    if (!(await hasMetricsToken(c))) throw withoutToken();
    await setGauges(platform);
    const { type, text } = await metrics.expose();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  },
);
