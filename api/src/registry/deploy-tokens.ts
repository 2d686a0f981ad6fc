import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, Deployer } from '../http/env.ts';
import { forbidden, unauthenticated } from '../http/problem.ts';
import { metadataOf, withMetadata } from '../http/route-metadata.ts';
import { sha256 } from '../http/sha256.ts';
import { DEPLOY_TOKEN_PREFIX, newDeployToken } from '../platform/deploy-token.ts';
import type { Platform } from '../platform/platform.ts';
import { bearerToken, permit } from '../sessions/permit.ts';
import {
  deleteDeployTokens,
  findTokenModule,
  insertDeployToken,
} from './deploy-token-repository.ts';

/** Replaces the tokens of a module by a new one, so that a lost token ends. Returns the new token. */
export async function replaceDeployToken(
  { database, now }: Platform,
  moduleId: string,
  createdBy: string,
): Promise<string> {
  const token = newDeployToken();
  await database.write([
    deleteDeployTokens(moduleId),
    insertDeployToken(moduleId, await sha256(token), createdBy, now()),
  ]);
  return token;
}

/** Requires a deploy token for the module in the path. */
export function permitDeploy(): MiddlewareHandler<ApiEnv> {
  return withMetadata({ deployToken: true }, async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    if (deployer === null) throw unauthenticated();
    const id = c.req.param('id') ?? '';
    if (!deployer.may(id)) {
      c.get('platform').log('warn', 'refused', {
        user: deployer.name,
        action: 'deploy',
        module: id,
      });
      throw forbidden('Il token di rilascio non è di questo modulo');
    }
    c.set('deployer', deployer);
    await next();
  });
}

/** Requires any deploy token or a session with the given permission. */
export function permitDeployOr(staff: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    return deployer === null ? staff(c, next) : next();
  });
}

/** Requires the operator's token or the session of a king, and sets `deployer`. */
export function permitOperator(): MiddlewareHandler<ApiEnv> {
  const staff = permit('modules.deploy');
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    if (deployer === null)
      return staff(c, () => {
        c.set('deployer', { name: c.get('user').name, may: () => true });
        return next();
      });
    if (!deployer.may('*')) throw forbidden();
    c.set('deployer', deployer);
    return next();
  });
}

async function deployerOf(
  platform: Platform,
  authorization: string | undefined,
): Promise<Deployer | null> {
  const token = bearerToken(authorization);
  if (token === null || !token.startsWith(DEPLOY_TOKEN_PREFIX)) return null;
  const hash = await sha256(token);
  const { operatorToken } = platform.settings;
  // Comparing hashes makes the time independent of the token.
  if (operatorToken !== undefined && hash === (await sha256(operatorToken)))
    return { name: 'operator', may: () => true };
  const moduleId = await findTokenModule(platform.database, hash);
  if (moduleId === null) return null;
  return { name: `team ${moduleId}`, may: (id) => id === moduleId };
}
