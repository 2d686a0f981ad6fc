import { vitalNames, vitalsSchema } from '@wabu/shared/entities/measures/web-vitals';
import type { Context } from 'hono';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { sha256 } from '../../http/sha256.ts';
import { json } from '../../http/validate.ts';
import { modulesOf } from '../../modules/module-source.ts';
import type { HistogramName } from '../../platform/metrics.ts';
import { consumeUnwritten } from '../../records/store/attempt-limits.ts';
import { perMinute } from '../../records/store/rate-limit.ts';
import { planPage, routeOfPlan } from '../../site/pages/document/plan-page.ts';
import { setGauges } from './read-gauges.ts';

/** True if the request has the token of the metrics. Comparing hashes makes the time independent of it. */
export async function hasMetricsToken(c: Context<ApiEnv>): Promise<boolean> {
  const { metricsToken } = c.get('platform').settings;
  const [, given] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  if (metricsToken === undefined || given === undefined) return false;
  return (await sha256(given)) === (await sha256(metricsToken));
}

/** A tab reports once for each page load, and again when it is hidden after more interactions. */
const REPORTS_PER_MINUTE = 30;

/** Times come in milliseconds; a layout shift has no unit. */
const vitalMetrics: Record<(typeof vitalNames)[number], { name: HistogramName; divisor: number }> =
  {
    LCP: { name: 'wabu_web_vitals_lcp_seconds', divisor: 1000 },
    FCP: { name: 'wabu_web_vitals_fcp_seconds', divisor: 1000 },
    TTFB: { name: 'wabu_web_vitals_ttfb_seconds', divisor: 1000 },
    INP: { name: 'wabu_web_vitals_inp_seconds', divisor: 1000 },
    CLS: { name: 'wabu_web_vitals_cls', divisor: 1 },
  };

const TYPE = 'text/plain; version=0.0.4';

const withoutToken = () =>
  new HttpProblem(
    401,
    { code: 'unauthenticated', message: 'Serve il token delle metriche' },
    { 'WWW-Authenticate': 'Bearer' },
  );

/** The metrics are absent (404) without `METRICS_TOKEN`, and on Workers, which send their metrics to another service. */
export const metricsRoutes = newRoutes()
  .get(
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
  )
  // How fast pages of the staff are in their browsers. Nothing of the user or the browser is kept.
  .post(
    '/api/web-vitals',
    describeRoute('Counts how fast a page of the staff was in a browser', { status: 204 }),
    permit('modules.report'),
    perMinute('web-vitals', REPORTS_PER_MINUTE, consumeUnwritten),
    json(vitalsSchema),
    async (c) => {
      const platform = c.get('platform');
      const { path, values } = c.req.valid('json');
      const page = routeOfPlan(planPage(path, await modulesOf(platform).registry()));
      for (const vital of vitalNames) {
        const value = values[vital];
        const { name, divisor } = vitalMetrics[vital];
        if (value !== undefined) platform.metrics?.observe(name, { page }, value / divisor);
      }
      return c.body(null, 204);
    },
  );
