import { ADMIN_PATH } from '@wabu/shared/module/contract';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, Deployer } from '../../http/env.ts';
import { forbidden, unauthenticated } from '../../http/problem.ts';
import { metadataOf, withMetadata } from '../../http/route-metadata.ts';
import { sha256 } from '../../http/sha256.ts';
import { DEPLOY_TOKEN_PREFIX, newDeployToken } from '../../platform/deploy-token.ts';
import type { Platform } from '../../platform/platform.ts';
import { authenticate, bearerToken, permit } from '../../sessions/permit.ts';
import { type Author, recordChange } from '../../store/change-repository.ts';
import { deleteDeployTokens, findToken, insertDeployToken } from './deploy-token-repository.ts';

interface NewDeployToken {
  moduleId: string;
  /** The sections that it may claim; null: the one with the module's own name. */
  sections: string[] | null;
}

/** Replaces the tokens of a module by a new one, so that a lost token ends. Returns the new token. */
export async function replaceDeployToken(
  { database }: Platform,
  { moduleId, sections }: NewDeployToken,
  author: Author,
): Promise<string> {
  const token = newDeployToken();
  const tokenHash = await sha256(token);
  const change = { entity: 'module', recordId: moduleId, label: moduleId } as const;
  const createdBy = author.name;
  await database.write([
    deleteDeployTokens(moduleId),
    insertDeployToken({ moduleId, tokenHash, sections, createdBy }, author.at),
    recordChange(author, {
      ...change,
      action: 'make-token',
      ...(sections && { after: { sections } }),
    }),
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

/** The header of further deploy tokens, separated by commas, for a set of modules. */
const MORE_TOKENS = 'Deploy-Tokens';

/** Requires a deploy token; a set of several teams has more of them in `Deploy-Tokens`. */
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
      sections: [],
      may: (id) => deployers.some(({ may }) => may(id)),
    });
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

/** Requires a deploy token for the module in the path, or a session with the given permission. */
export function permitModuleTokenOr(staff: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    if (deployer === null) return staff(c, next);
    if (!deployer.may(c.req.param('id') ?? ''))
      throw forbidden('Il token di rilascio non è di questo modulo');
    return next();
  });
}

/** Requires the operator's token, and sets `deployer`. */
export function permitOperator(): MiddlewareHandler<ApiEnv> {
  return withMetadata({ deployToken: true }, async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    if (deployer === null) await authenticate(c);
    if (!deployer?.isOperator) throw forbidden('Solo il gestore, con il suo token, può farlo');
    c.set('deployer', deployer);
    await next();
  });
}

/** Requires the operator's token or the session of a king, and sets `deployer`. */
export function permitOperatorOrKing(): MiddlewareHandler<ApiEnv> {
  const staff = permit('modules.deploy');
  return withMetadata({ ...metadataOf(staff), deployToken: true }, async (c, next) => {
    const deployer = await deployerOf(c.get('platform'), c.req.header('Authorization'));
    if (deployer === null)
      return staff(c, () => {
        c.set('deployer', asOperator(c.get('user').name));
        return next();
      });
    if (!deployer.isOperator) throw forbidden();
    c.set('deployer', deployer);
    return next();
  });
}

const asOperator = (name: string): Deployer => ({
  name,
  isOperator: true,
  sections: [],
  may: () => true,
});

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
    return asOperator('operator');
  const found = await findToken(platform.database, hash);
  if (found === null) return null;
  const { moduleId, sections } = found;
  return {
    name: `team ${moduleId}`,
    isOperator: false,
    sections: sections ?? [`${ADMIN_PATH}/${moduleId}`],
    may: (id) => id === moduleId,
  };
}
