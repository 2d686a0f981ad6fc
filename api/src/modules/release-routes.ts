import { registryModuleSchema, toRegistryModule } from '@wabu/shared/module/registry';
import { liveOrderSchema, type ModuleState } from '@wabu/shared/module/releases';
import * as z from 'zod/mini';
import {
  permitDeployers,
  permitDeployOr,
  permitOperatorOrKing,
  replaceDeployToken,
} from '../deployers/deploy-tokens.ts';
import { readBytes } from '../http/bounded-body.ts';
import { clientNetwork } from '../http/client-network.ts';
import { newRoutes, type SessionUser } from '../http/env.ts';
import { forbidden, malformed, unsupportedType } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { confirmed } from '../http/sessions/confirmed.ts';
import { permit } from '../http/sessions/permit.ts';
import { json } from '../http/validate.ts';
import type { Platform } from '../platform/platform.ts';
import { consumeAttempt } from '../records/store/attempt-limits.ts';
import { authorOf, operatorAuthor } from '../records/store/author.ts';
import { addsData } from '../records/store/require-space.ts';
import { ARCHIVE_LIMIT, openArchive } from './archive/build-archive.ts';
import { reportFailure } from './failures.ts';
import { goLive, storedRelease } from './go-live.ts';
import { modulesOf } from './module-source.ts';
import { publish, requireFreeIds } from './publish.ts';
import {
  readFailures,
  readHistory,
  readLive,
  readLiveReleases,
  readPreviews,
  readReleases,
} from './release-repository.ts';

const publishedSchema = z.object({
  set: z.string(),
  modules: z.array(z.object({ id: z.string(), version: z.string(), isNew: z.boolean() })),
});
const overviewSchema = z.object({
  modules: z.array(z.unknown()),
  history: z.array(z.unknown()),
});
const failureSchema = z.object({
  id: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  kind: z.enum(['failed', 'uncaught']),
  detail: z.string().check(z.maxLength(2_000)),
});

/** Releases of modules, for the commands, the inspector and the shell. */
export const releaseRoutes = newRoutes()
  .get(
    '/api/modules',
    describeRoute('Every module with its releases, and the history', { json: overviewSchema }),
    permitDeployOr(permit('modules.inspect')),
    async (c) => {
      const platform = c.get('platform');
      const history = await readHistory(platform.database);
      return c.json({ modules: await statesOf(platform), history });
    },
  )
  .get(
    '/api/modules/:id/deployer',
    describeRoute('Who sends the deploy tokens, if one may release this module', {
      json: z.object({ name: z.string() }),
      others: [409],
    }),
    permitDeployers(),
    async (c) => {
      requireOwn(c.get('deployer'), [c.req.param('id')]);
      return c.json({ name: c.get('deployer').name }, 200);
    },
  )
  .post(
    '/api/modules/releases',
    describeRoute('Releases builds: a gzipped tar archive with release.json', {
      status: 201,
      json: publishedSchema,
      others: [400, 404, 409, 413, 415],
    }),
    permitDeployers(),
    addsData(),
    async (c) => {
      if (c.req.header('Content-Type') !== 'application/gzip')
        throw unsupportedType('Il contenuto deve essere application/gzip');
      const platform = c.get('platform');
      const deployer = c.get('deployer');
      const { order, builds } = await openArchive(await readBytes(c, ARCHIVE_LIMIT));
      requireOwn(
        deployer,
        builds.map(({ built }) => built.id),
      );
      // What the program brings comes first, so that a rollback can return to it.
      await modulesOf(platform).program();
      return c.json(await publish(platform, builds, order, deployer), 201);
    },
  )
  .post(
    '/api/modules/live',
    describeRoute('Makes stored releases live in one write, or retires modules', {
      json: z.object({ set: z.string() }),
      others: [404, 409],
    }),
    permitDeployers(),
    json(liveOrderSchema),
    async (c) => {
      const order = c.req.valid('json');
      const deployer = c.get('deployer');
      requireOwn(
        deployer,
        order.modules.map(({ id }) => id),
      );
      return c.json({ set: await goLive(c.get('platform'), order, deployer) }, 200);
    },
  )
  .get(
    '/api/modules/previews',
    describeRoute('The releases that this user gets instead of the live ones', {
      json: z.object({ modules: z.array(registryModuleSchema) }),
    }),
    permit('modules.report'),
    async (c) => {
      const platform = c.get('platform');
      const shown = await readPreviews(platform.database, c.get('user').id);
      const entries = shown.map(({ id, version }) => entryOf(platform, id, version));
      return c.json({ modules: await Promise.all(entries) }, 200);
    },
  )
  .get(
    '/api/modules/:id/releases/:version',
    describeRoute('A stored release, for a preview in this browser', {
      json: registryModuleSchema,
      others: [404],
    }),
    permit('modules.preview'),
    async (c) => {
      const { id, version } = c.req.param();
      return c.json(await entryOf(c.get('platform'), id, version), 200);
    },
  )
  .post(
    '/api/module-reports',
    describeRoute('Counts a failure of a module in a browser', { status: 204, others: [429] }),
    permit('modules.report'),
    json(failureSchema),
    async (c) => {
      const platform = c.get('platform');
      const key = `report ${clientNetwork(c)}`;
      await consumeAttempt(platform, { key, max: 60, windowMs: 60_000 });
      await reportFailure(platform, c.req.valid('json'), c.get('user').id);
      return c.body(null, 204);
    },
  )
  .post(
    '/api/modules/:id/tokens',
    describeRoute('Replaces the deploy token of a module', {
      status: 201,
      json: z.object({ token: z.string() }),
      others: [400, 409],
    }),
    permitOperatorOrKing(),
    confirmed(),
    async (c) => {
      const platform = c.get('platform');
      const id = c.req.param('id');
      if (!/^[a-z][a-z0-9-]{0,40}$/.test(id)) throw malformed();
      await requireFreeIds(platform, [id]);
      const user = c.get('user') as SessionUser | undefined;
      const author = user ? authorOf(c) : operatorAuthor(platform.now(), c.get('requestId'));
      return c.json({ token: await replaceDeployToken(platform, id, author) }, 201);
    },
  );

function requireOwn({ may }: { may: (id: string) => boolean }, ids: string[]): void {
  const other = ids.find((id) => !may(id));
  if (other !== undefined)
    throw forbidden(`Nessun token di rilascio di questa richiesta è del modulo ${other}`);
}

async function entryOf(platform: Platform, id: string, version: string) {
  const release = await storedRelease(platform, id, version);
  const shell =
    (await readLiveReleases(platform.database)).find((one) => one.id === 'shell')?.built ?? null;
  return { ...toRegistryModule(release.built, version, shell), isPreview: true };
}

async function statesOf(platform: Platform): Promise<ModuleState[]> {
  const { database } = platform;
  const { modules } = await modulesOf(platform).registry();
  const program = await modulesOf(platform).program();
  const previews = await readPreviews(database);
  const failures = await readFailures(database);
  const releases = await readReleases(database);
  return (await readLive(database)).map(({ id, version, changedBy, changedAt }) => {
    const own = program.find(({ built }) => built.id === id)?.version ?? null;
    const ofRelease = (one: { id: string; version: string }, number: string) =>
      one.id === id && one.version === number;
    return {
      id,
      live: version,
      changedBy,
      changedAt,
      program: own === version ? null : own,
      misfit: modules.find((module) => module.id === id)?.misfit ?? null,
      releases: releases
        .filter((release) => release.id === id)
        .map(({ id: _, built, digest: __, ...release }) => ({
          ...release,
          commit: built.commit ?? null,
          preview: previews
            .filter((one) => ofRelease(one, release.version))
            .map(({ user }) => user),
          failures: failures
            .filter((one) => ofRelease(one, release.version))
            .map(({ detail }) => detail),
        })),
    };
  });
}
