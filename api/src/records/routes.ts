import { newRoutes } from '../http/env.ts';
import { historyRoutes } from './history/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { trashRoutes } from './trash/routes.ts';

/** The calls about records of every kind. */
export const recordRoutes = newRoutes()
  .route('/', historyRoutes)
  .route('/', trashRoutes)
  .route('/', presenceRoutes);
