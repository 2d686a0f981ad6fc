import { newRoutes } from '../http/env.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { frontendRoutes } from './record/routes.ts';
import { replaceRoutes } from './replace/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { translationRoutes } from './translations/routes.ts';

export const frontendsRoutes = newRoutes()
  .route('/', frontendRoutes)
  .route('/', templateRoutes)
  .route('/', pictureRoutes)
  .route('/', translationRoutes)
  .route('/', replaceRoutes);
