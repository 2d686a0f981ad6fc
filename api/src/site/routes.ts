import { newRoutes } from '../http/env.ts';
import { mediaRoutes } from './microsites/media.ts';
import { micrositeRoutes } from './microsites/routes.ts';
import { hostChallengeRoutes, ownHostRoutes } from './own-hosts/routes.ts';
import { listedMicrositeRoutes } from './pages/microsites/list-routes.ts';
import { previewRoutes } from './previews/routes.ts';
import { searchRoutes } from './search/routes.ts';

/** Microsites, their previews and hosts, and the search of visitors. */
export const siteRoutes = newRoutes()
  .route('/', micrositeRoutes)
  .route('/', previewRoutes)
  .route('/', ownHostRoutes)
  .route('/', searchRoutes)
  .route('/', listedMicrositeRoutes)
  .route('/', mediaRoutes)
  .route('/', hostChallengeRoutes);
