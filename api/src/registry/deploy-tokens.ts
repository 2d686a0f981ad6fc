import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Deployer } from '../http/env.ts';
import { forbidden, unauthenticated } from '../http/problem.ts';
import { metadataOf, withMetadata } from '../http/route-metadata.ts';
import { sha256, toHex } from '../http/sha256.ts';
import type { Platform, Statement } from '../platform/platform.ts';
import { authenticate, bearerToken } from '../sessions/permit.ts';

/** What a token looks like, so that nobody takes it for a session's or commits it unseen. */
const PREFIX = 'wabu-deploy.';

/** The text of a new token: shown once, kept nowhere. */
export function newDeployToken(): string {
  return PREFIX + toHex(crypto.getRandomValues(new Uint8Array(32)));
}

export async function insertDeployToken(
  token: string,
  moduleId: string,
  createdBy: string,
  now: number,
): Promise<Statement> {
  return {
    sql: `INSERT INTO deploy_tokens (id, module_id, token_hash, created_by, created_at)
          VALUES (?, ?, ?, ?, ?)`,
    args: [crypto.randomUUID(), moduleId, await sha256(token), createdBy, now],
  };
}

/** A new token of a module ends the ones before it: a lost token is answered by making another. */
export function endDeployTokens(moduleId: string): Statement {
  return { sql: 'DELETE FROM deploy_tokens WHERE module_id = ?', args: [moduleId] };
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
  const [row] = await platform.database.query(
    'SELECT module_id FROM deploy_tokens WHERE token_hash = ?',
    [hash],
  );
  if (row === undefined) return null;
  const moduleId = row.module_id as string;
  return { name: `team ${moduleId}`, may: (id) => id === moduleId };
}
