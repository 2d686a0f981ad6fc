import { newRoutes } from '../http/env.ts';
import { accountRoutes } from './account/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { confirmationRoutes } from './sign-in/confirm-routes.ts';
import { sessionRoutes } from './sign-in/routes.ts';
import { secondStepRoutes } from './sign-in/second-step-routes.ts';
import { signInLinkRoutes } from './sign-in/sign-in-link.ts';
import { userRoutes } from './users/routes.ts';

/** Sign-in, the own account and the users. */
export const accountsRoutes = newRoutes()
  .route('/', sessionRoutes)
  .route('/', accountRoutes)
  .route('/', secondStepRoutes)
  .route('/', confirmationRoutes)
  .route('/', userRoutes)
  .route('/', signInLinkRoutes)
  .route('/', secondFactorRoutes);
