import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Deployer } from '../http/env.ts';
import { forbidden, unauthenticated } from '../http/problem.ts';
import { metadataOf, withMetadata } from '../http/route-metadata.ts';
import { sha256, toHex } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import { authenticate, bearerToken } from '../sessions/permit.ts';
import {
  deleteDeployTokens,
  findTokenModule,
  insertDeployToken,
} from './deploy-token-repository.ts';

/** What a token looks like, so that nobody takes it for a session's or commits it unseen. */
const PREFIX = 'wabu-deploy.';

/** The text of a new token: shown once, kept nowhere. */
export function newDeployToken(): string {
  return PREFIX + toHex(crypto.getRandomValues(new Uint8Array(32)));
}

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

/** Lets a deployer through whose token is for the module in the path. */
export function permitDeploy(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
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
  };
}

/** Reading what is live: for any deployer, and for staff who may inspect modules. */
export function permitDeployOr(staff: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return withMetadata(metadataOf(staff), async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    return deployer === null ? staff(c, next) : next();
  });
}

/** The operator alone, or a signed-in king: who may hand out tokens. */
export async function requireOperator(c: Context<ApiEnv>): Promise<string> {
  const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
  if (deployer !== null) {
    if (!deployer.may('*')) throw forbidden();
    return deployer.name;
  }
  const user = await authenticate(c);
  if (user.role !== 'king') throw forbidden();
  return user.name;
}

async function deployerOf(
  platform: Platform,
  authorization: string | undefined,
): Promise<Deployer | null> {
  const token = bearerToken(authorization);
  if (token === null || !token.startsWith(PREFIX)) return null;
  const hash = await sha256(token);
  const { operatorToken } = platform.settings;
  // Hashes are compared, so that the time it takes tells nothing of the token.
  if (operatorToken !== undefined && hash === (await sha256(operatorToken)))
    return { name: 'operator', may: () => true };
  const moduleId = await findTokenModule(platform.database, hash);
  if (moduleId === null) return null;
  return { name: `team ${moduleId}`, may: (id) => id === moduleId };
}
