import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Deployer } from '../http/env.ts';
import { forbidden, unauthenticated } from '../http/problem.ts';
import { metadataOf, withMetadata } from '../http/route-metadata.ts';
import { authenticate, bearerToken, permit } from '../http/sessions/permit.ts';
import { sha256 } from '../http/sha256.ts';
import { DEPLOY_TOKEN_PREFIX, newDeployToken } from '../platform/deploy-token.ts';
import type { Platform } from '../platform/platform.ts';
import { type Author, recordChange } from '../records/store/change-repository.ts';
import { moduleOfToken, replaceToken } from './deploy-token-repository.ts';

/** Replaces the tokens of a module by a new one, so that a lost token ends. Returns the new token. */
export async function replaceDeployToken(
  { database }: Platform,
  id: string,
  author: Author,
): Promise<string> {
  const token = newDeployToken();
  const change = { entity: 'module', recordId: id, label: id, action: 'make-token' } as const;
  await database.write([
    ...replaceToken(id, await sha256(token), author.name, author.at),
    recordChange(author, change),
  ]);
  return token;
}

/** The header of further deploy tokens, separated by commas, for a set of modules. */
const MORE_TOKENS = 'Deploy-Tokens';

/** Requires a deploy token; a set of several teams has more of them in `Deploy-Tokens`. Sets `deployer`. */
export function permitDeployers(): MiddlewareHandler<ApiEnv> {
  return withMetadata({ deployToken: true }, async (c, next) => {
    const more = (c.req.header(MORE_TOKENS) ?? '').split(',').filter((text) => text.trim() !== '');
    const headers = [
      c.req.header('Authorization'),
      ...more.slice(0, 20).map((text) => `Bearer ${text.trim()}`),
    ];
    const found = await Promise.all(headers.map((one) => deployerOf(c.get('platform'), one)));
    const deployers = found.filter((one) => one !== null);
    if (deployers.length < found.length) throw unauthenticated();
    c.set('deployer', {
      name: [...new Set(deployers.map(({ name }) => name))].join(', '),
      isOperator: deployers.some(({ isOperator }) => isOperator),
      may: (id) => deployers.some(({ may }) => may(id)),
    });
    await next();
  });
}

const deployerIn = (c: Context<ApiEnv>) =>
  deployerOf(c.get('platform'), c.req.header('Authorization'));

/** Requires any deploy token or a session with the given permission. */
export function permitDeployOr(staff: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) =>
    (await deployerIn(c)) === null ? staff(c, next) : next(),
  );
}

/** Requires a deploy token for the module in the path, or a session with the given permission. */
export function permitModuleTokenOr(staff: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) => {
    const deployer = await deployerIn(c);
    if (deployer === null) return staff(c, next);
    if (deployer.may(c.req.param('id') ?? '')) return next();
    throw forbidden('Il token di rilascio non è di questo modulo');
  });
}

/** Requires the operator's token, and sets `deployer`. */
export function permitOperator(): MiddlewareHandler<ApiEnv> {
  return withMetadata({ deployToken: true }, async (c, next) => {
    const deployer = await deployerIn(c);
    if (deployer === null) await authenticate(c);
    if (!deployer?.isOperator) throw forbidden('Solo il gestore, con il suo token, può farlo');
    c.set('deployer', deployer);
    await next();
  });
}

/** Requires the operator's token or the session of a king. */
export function permitOperatorOrKing(): MiddlewareHandler<ApiEnv> {
  const staff = permit('modules.deploy');
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) => {
    const deployer = await deployerIn(c);
    if (deployer === null) return staff(c, next);
    if (deployer.isOperator) return next();
    throw forbidden();
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
    return { name: 'operator', isOperator: true, may: () => true };
  const id = await moduleOfToken(platform.database, hash);
  if (id === null) throw unauthenticated('Il token di rilascio non vale, o non vale più');
  return { name: `team ${id}`, isOperator: false, may: (other) => other === id };
}
