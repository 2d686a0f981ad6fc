import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { registrySchema } from '@wabu/shared/module/registry';
import type { ModuleState } from '@wabu/shared/module/releases';
import * as z from 'zod/mini';
import { readBytes } from '../http/bounded-body.ts';
import { clientNetwork } from '../http/client-network.ts';
import { newRoutes } from '../http/env.ts';
import { forbidden, malformed, unsupportedType } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json, query } from '../http/validate.ts';
import { permit } from '../sessions/permit.ts';
import { consumeAttempt } from '../store/attempt-limits.ts';
import { addsData } from '../store/require-space.ts';
import { ARCHIVE_LIMIT, openBuild } from './archive/build-archive.ts';
import { readBuilds } from './build-repository.ts';
import { countReport } from './canary-reports.ts';
import { makeLive, setBlocked, setCanary } from './change-channel.ts';
import { makeSetLive } from './change-set.ts';
import { readChannels } from './channel-repository.ts';
import { isUnchecked } from './entries/registry-entry.ts';
import { findHiddenBuilds } from './hidden-builds.ts';
import { readHistory } from './history-repository.ts';
import { readOwners } from './module-owners.ts';
import { promoteProgramBuild, storeIfFromProgram } from './program-builds.ts';
import { pruneBuilds } from './prune-builds.ts';
import { publishOwned } from './publish-build.ts';
import { signedVersion } from './signed-version.ts';
import { permitDeploy, permitDeployers, permitDeployOr } from './tokens/deploy-tokens.ts';

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));
const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,60})?$/));
const note = z._default(z.string().check(z.maxLength(200)), '');
const stepSchema = z.object({ version, expected: z.optional(version), note });
/** The shell that the build goes live with; without it, the live one. */
const publicationQuery = z.object({ shell: z.optional(version) });
const publishedSchema = z.object({
  id,
  version,
  size: z.int(),
});
const setSchema = z.object({
  modules: z
    .array(z.object({ id, version, expected: z.optional(version) }))
    .check(z.minLength(1), z.maxLength(20)),
  note,
});
const madeLiveSchema = z.object({
  set: z.string(),
  modules: z.array(z.object({ id, live: version })),
});
const percent = z.int().check(z.gte(0), z.lte(100));
const channelSchema = z.object({
  id,
  live: version,
  canary: z.nullable(z.object({ version, percent })),
  revision: z.int(),
});
const overviewSchema = z.object({
  modules: z.array(
    z.extend(channelSchema, {
      owns: z.array(z.string()),
      kept: z.array(z.unknown()),
    }),
  ),
  history: z.array(z.unknown()),
});
const reportSchema = z.object({
  id,
  version,
  outcome: z.enum(['shown', 'failed']),
  browser: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
});

/** The server composes these for all visitors alike, so they have no canary. */
const WITHOUT_CANARY = ['shell', 'public'];

/** Publishing and promoting modules, for the commands of this repository and the inspector. */
export const releaseRoutes = newRoutes()
  .get(
    '/api/modules',
    describeRoute('Every module with its stored builds, and the history', { json: overviewSchema }),
    permitDeployOr(permit('modules.inspect')),
    async (c) => {
      const { database } = c.get('platform');
      const hidden = await findHiddenBuilds(c.get('platform'));
      const { ownedBy } = await readOwners(c.get('platform'));
      const modules = (await readChannels(database)).map(async (channel): Promise<ModuleState> => {
        const builds = await readBuilds(database, channel.id);
        return {
          ...channel,
          owns: [...ownedBy(channel.id, 'section'), ...ownedBy(channel.id, 'slot')],
          program: hidden.find(({ id }) => id === channel.id)?.program ?? null,
          kept: builds.map(({ built: _, ...build }) => ({
            ...build,
            unchecked: isUnchecked(build),
          })),
        };
      });
      return c.json({ modules: await Promise.all(modules), history: await readHistory(database) });
    },
  )
  .get(
    '/api/modules/:id/deployer',
    describeRoute('The owner of the deploy token, if it may release this module', {
      json: z.object({ name: z.string() }),
    }),
    permitDeploy(),
    (c) => c.json({ name: c.get('deployer').name }, 200),
  )
  .get(
    '/api/modules/:id/versions/:version',
    describeRoute('One build, signed as an override for this browser', {
      json: registrySchema,
      others: [404, 409],
    }),
    permit('modules.override'),
    async (c) => {
      const { id, version } = c.req.param();
      return c.json(await signedVersion(c.get('platform'), id, version), 200);
    },
  )
  .put(
    '/api/modules/:id/versions/:version',
    describeRoute('Publishes a build: a gzipped tar archive', {
      status: 201,
      json: publishedSchema,
      others: [400, 404, 409, 413, 415],
    }),
    permitDeploy(),
    addsData(),
    query(publicationQuery),
    async (c) => {
      if (c.req.header('Content-Type') !== 'application/gzip')
        throw unsupportedType('Il contenuto deve essere application/gzip');
      const archive = await readBytes(c, ARCHIVE_LIMIT);
      const build = await openBuild(archive);
      const { id, version } = build.built;
      if (id !== c.req.param('id') || version !== c.req.param('version'))
        throw malformed(`L'archivio contiene ${id} ${version}`);
      await promoteProgramBuild(c.get('platform'), id);
      await publishOwned(c.get('platform'), build, {
        deployer: c.get('deployer'),
        shell: c.req.valid('query').shell,
      });
      await pruneBuilds(c.get('platform'), id);
      return c.json({ id, version, size: build.size }, 201);
    },
  )
  .post(
    '/api/modules/live',
    describeRoute('Makes versions of several modules live in one write', {
      json: madeLiveSchema,
      others: [404, 409],
    }),
    permitDeployers(),
    json(setSchema),
    async (c) => {
      const platform = c.get('platform');
      const deployer = c.get('deployer');
      const { modules, note } = c.req.valid('json');
      const ids = modules.map(({ id }) => id);
      const other = ids.find((id) => !deployer.may(id));
      if (other !== undefined)
        throw forbidden(`Nessun token di rilascio di questa richiesta è del modulo ${other}`);
      if (new Set(ids).size < ids.length) throw malformed('Un modulo è nominato due volte');
      for (const { id, version } of modules) await storeIfFromProgram(platform, id, version);
      const set = await makeSetLive(platform, { modules, note, actor: deployer.name });
      const live = modules.map(({ id, version }) => ({ id, live: version }));
      return c.json({ set, modules: live }, 200);
    },
  )
  .post(
    '/api/modules/:id/live',
    describeRoute('Makes a version live', { json: channelSchema, others: [404, 409] }),
    permitDeploy(),
    json(stepSchema),
    async (c) => {
      const platform = c.get('platform');
      const step = { ...stepOf(c), ...c.req.valid('json') };
      await storeIfFromProgram(platform, step.id, step.version);
      return c.json(await makeLive(platform, step), 200);
    },
  )
  .post(
    '/api/modules/:id/canary',
    describeRoute('Shows a version to a part of the staff', {
      json: channelSchema,
      others: [404, 409],
    }),
    permitDeploy(),
    json(z.extend(stepSchema, { percent })),
    async (c) => {
      const { percent, ...step } = c.req.valid('json');
      if (WITHOUT_CANARY.includes(c.req.param('id')))
        throw malformed('Le pagine pubbliche e la shell si rilasciano intere, senza canary');
      return c.json(await setCanary(c.get('platform'), { ...stepOf(c), ...step }, percent), 200);
    },
  )
  .post(
    '/api/modules/:id/blocked',
    describeRoute('Blocks a version, or unblocks it', {
      json: z.object({ blocked: z.boolean() }),
      others: [404, 409],
    }),
    permitDeploy(),
    json(z.extend(stepSchema, { blocked: z.boolean() })),
    async (c) => {
      const { blocked, ...step } = c.req.valid('json');
      await setBlocked(c.get('platform'), { ...stepOf(c), ...step }, blocked);
      return c.json({ blocked }, 200);
    },
  )
  .post(
    '/api/module-reports',
    describeRoute('Counts a failure of a module in a browser, and how a canary did there', {
      status: 204,
      others: [429],
    }),
    permit('modules.report'),
    json(reportSchema),
    async (c) => {
      const platform = c.get('platform');
      await consumeAttempt(platform, {
        key: `report ${clientNetwork(c)}`,
        max: 60,
        windowMs: MINUTE_MS,
      });
      await countReport(platform, c.req.valid('json'), c.get('user').id);
      return c.body(null, 204);
    },
  );

/** The actor and the module of a step; the body has the rest. */
function stepOf(c: {
  get: (key: 'deployer') => { name: string };
  req: { param: (key: 'id') => string };
}) {
  return { id: c.req.param('id'), actor: c.get('deployer').name };
}
