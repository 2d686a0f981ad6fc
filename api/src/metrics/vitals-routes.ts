import { vitalNames, vitalsSchema } from '@wabu/shared/entities/measures/web-vitals';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { planPage, routeOfPlan } from '../pages/document/plan-page.ts';
import type { HistogramName } from '../platform/metrics.ts';
import { modulesOf } from '../registry/module-source.ts';
import { permit } from '../sessions/permit.ts';
import { consumeUnwritten } from '../store/attempt-limits.ts';
import { perMinute } from '../store/rate-limit.ts';

/** A tab reports once for each page load, and again when it is hidden after more interactions. */
const REPORTS_PER_MINUTE = 30;

/** Times come in milliseconds; a layout shift has no unit. */
const metrics: Record<(typeof vitalNames)[number], { name: HistogramName; divisor: number }> = {
  LCP: { name: 'wabu_web_vitals_lcp_seconds', divisor: 1000 },
  FCP: { name: 'wabu_web_vitals_fcp_seconds', divisor: 1000 },
  TTFB: { name: 'wabu_web_vitals_ttfb_seconds', divisor: 1000 },
  INP: { name: 'wabu_web_vitals_inp_seconds', divisor: 1000 },
  CLS: { name: 'wabu_web_vitals_cls', divisor: 1 },
};

/** How fast pages of the staff are in their browsers. Only counted: nothing of the user or the browser is kept. */
export const vitalsRoutes = newRoutes().post(
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
      const { name, divisor } = metrics[vital];
      if (value !== undefined) platform.metrics?.observe(name, { page }, value / divisor);
    }
    return c.body(null, 204);
  },
);
