import { newRoutes } from '../http/env.ts';
import { mapRoutes, moduleRoutes } from './module-routes.ts';
import { releaseRoutes } from './release-routes.ts';

export const modulesRoutes = newRoutes()
  .route('/', releaseRoutes)
  .route('/', mapRoutes)
  .route('/', moduleRoutes);
