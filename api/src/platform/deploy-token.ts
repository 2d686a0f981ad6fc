import { randomId } from '@wabu/shared/entities/random-id';

/** The prefix distinguishes a deploy token from a session token, also for secret scanners. */
export const DEPLOY_TOKEN_PREFIX = 'wabu-deploy.';

/** The text of a new token. It is shown once; only its hash is stored. */
export function newDeployToken(): string {
  return DEPLOY_TOKEN_PREFIX + randomId(32);
}
