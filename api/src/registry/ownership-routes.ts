import { sectionOf } from '@wabu/shared/module/ownership';
import { moduleDescriptionSchema } from '@wabu/shared/module/registry';
import * as z from 'zod/mini';
import { newRoutes, type SessionUser } from '../http/env.ts';
import { malformed } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json, optionalJson } from '../http/validate.ts';
import { confirmed } from '../sessions/confirmed.ts';
import { authorOf, operatorAuthor } from '../store/author.ts';
import { readOwners, requireFree, transferSection } from './module-owners.ts';
import { requireClaims } from './ownership/require-claims.ts';
import {
  permitDeploy,
  permitOperator,
  permitOperatorOrKing,
  replaceDeployToken,
} from './tokens/deploy-tokens.ts';

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));
const section = z.string().check(
  z.maxLength(100),
  z.refine((path) => sectionOf(path) === path, 'una sezione è un percorso come /adminwabu/boats'),
);
const tokenSchema = z.object({ claims: z.optional(z.array(section).check(z.maxLength(20))) });
const transferredSchema = z.object({ section, from: z.nullable(id), to: id });

/** Who may release a module, and what belongs to it. */
export const ownershipRoutes = newRoutes()
  .post(
    '/api/modules/:id/tokens',
    describeRoute('Replaces the deploy token of a module, with the sections that it may claim', {
      status: 201,
      json: z.object({ token: z.string() }),
      others: [400, 409],
    }),
    permitOperatorOrKing(),
    optionalJson(tokenSchema),
    confirmed(),
    async (c) => {
      const platform = c.get('platform');
      const { claims: sections = null } = c.req.valid('json');
      const moduleId = moduleIdOf(c);
      await requireFree(platform, moduleId, sections ?? []);
      const user = c.get('user') as SessionUser | undefined;
      const author = user ? authorOf(c) : operatorAuthor(platform.now(), c.get('requestId'));
      const token = await replaceDeployToken(platform, { moduleId, sections }, author);
      return c.json({ token }, 201);
    },
  )
  .post(
    '/api/modules/:id/claims',
    describeRoute('What a build with this description would claim, if this token may', {
      json: z.object({ claims: z.array(z.string()) }),
      others: [409],
    }),
    permitDeploy(),
    json(z.object({ description: moduleDescriptionSchema })),
    async (c) => {
      const built = { id: c.req.param('id'), ...c.req.valid('json') };
      const claims = requireClaims(built, await readOwners(c.get('platform')), c.get('deployer'));
      return c.json({ claims: claims.map(({ name }) => name) }, 200);
    },
  )
  .put(
    '/api/modules/:id/sections',
    describeRoute('Transfers a section of routes to a module', {
      json: transferredSchema,
      others: [409],
    }),
    permitOperator(),
    json(z.object({ section })),
    async (c) => {
      const transfer = { ...c.req.valid('json'), to: moduleIdOf(c), actor: c.get('deployer').name };
      return c.json(await transferSection(c.get('platform'), transfer), 200);
    },
  );

function moduleIdOf(c: { req: { param: (key: 'id') => string } }): string {
  const read = id.safeParse(c.req.param('id'));
  if (!read.success) throw malformed();
  return read.data;
}
