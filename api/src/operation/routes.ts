import { newRoutes } from '../http/env.ts';
import { healthRoutes } from './health/routes.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { transferRoutes } from './transfer/routes.ts';

/** What operators ask: health, metrics, and the move to another server. */
export const operationRoutes = newRoutes()
  .route('/', healthRoutes)
  .route('/', metricsRoutes)
  .route('/', transferRoutes);
