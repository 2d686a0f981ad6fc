import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { modulesOf } from '../../modules/module-source.ts';
import { readRegistryRevision } from '../../modules/release-repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { isReadOnly } from '../../records/store/transfer-state-repository.ts';
import { findLastRun } from '../metrics/gauge-repository.ts';
import { hasMetricsToken } from '../metrics/routes.ts';

/** Checks need no session, so their results are cached. */
const CACHED_MS = 3_000;

type Check = (platform: Platform) => Promise<void>;

/** A check as a route: a fixed text with status 200 or 503. */
function answerCheck(name: string, check: Check) {
  const isWorking = cachedCheck(name, check);
  return async (c: Context<ApiEnv>) =>
    (await isWorking(c.get('platform')))
      ? c.text(`${name}: OK`, 200)
      : c.text(`${name}: non disponibile`, 503);
}

function cachedCheck(name: string, check: Check): (platform: Platform) => Promise<boolean> {
  const asked = new WeakMap<Platform, { at: number; working: Promise<boolean> }>();
  return (platform) => {
    const now = platform.now();
    let last = asked.get(platform);
    if (last === undefined || now - last.at > CACHED_MS) {
      last = { at: now, working: runCheck(platform, name, check) };
      asked.set(platform, last);
    }
    return last.working;
  };
}

async function runCheck(platform: Platform, name: string, check: Check): Promise<boolean> {
  try {
    await check(platform);
    return true;
  } catch (error) {
    platform.log('error', 'check failed', { name, error: String(error) });
    return false;
  }
}

async function checkRelational({ database }: Platform): Promise<void> {
  await readRegistryRevision(database);
}

/** Visitors need the store, which holds the pages, and the registry of modules. */
async function checkReady(platform: Platform): Promise<void> {
  await checkRelational(platform);
  await modulesOf(platform).registry();
}

const relational = cachedCheck('relational', checkRelational);
const documents = cachedCheck('documents', (platform) => platform.documents.check());
const objects = cachedCheck('objects', (platform) => platform.objects.check());

/** What is wrong beside what decides about readiness, for who has the token of the metrics. */
async function healthDetails(platform: Platform) {
  const [hasRelational, hasDocuments, hasObjects] = await Promise.all([
    relational(platform),
    documents(platform),
    objects(platform),
  ]);
  const maintained = await findLastRun(platform.database, 'maintenance').catch(() => null);
  const freeBytes = await platform.freeBytes();
  return {
    relational: hasRelational,
    documents: hasDocuments,
    objects: hasObjects,
    translator: platform.translator?.name ?? null,
    /** True during a transfer and after it: records cannot be changed. */
    readOnly: await isReadOnly(platform.database).catch(() => null),
    freeBytes,
    /** True while calls that add data are rejected. */
    diskLow: freeBytes !== null && freeBytes < platform.settings.limits.diskReserve,
    /** Milliseconds since 1970; null before the first run. */
    lastMaintenanceAt: maintained,
    lastBackupAt: (await platform.lastBackupAt?.()) ?? null,
  };
}

/** Problems that do not make the server unready, for who has METRICS_TOKEN. */
const detailsSchema = z.object({
  relational: z.boolean(),
  documents: z.boolean(),
  objects: z.boolean(),
  translator: z.nullable(z.string()),
  readOnly: z.nullable(z.boolean()),
  freeBytes: z.nullable(z.number()),
  diskLow: z.boolean(),
  lastMaintenanceAt: z.nullable(z.number()),
  lastBackupAt: z.nullable(z.number()),
});

const text = 'text/plain';
const checkAnswer = { type: text, others: [503] } as const;
const isReady = cachedCheck('ready', checkReady);

export const healthRoutes = newRoutes()
  .get(
    '/api/d1/checkd1',
    describeRoute('Whether the relational store answers', checkAnswer),
    answerCheck('Database relazionale', checkRelational),
  )
  .get(
    '/api/mongo/checkmongo',
    describeRoute('Whether the document store answers', checkAnswer),
    answerCheck('Database documenti', ({ documents }) => documents.check()),
  )
  .get(
    '/api/r2/checkr2',
    describeRoute('Whether the object store answers', checkAnswer),
    answerCheck('Archivio file', ({ objects }) => objects.check()),
  )
  .get('/random', describeRoute('A random number below 1,000,000', { type: text }), (c) => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return c.text(String(number % 1_000_000), 200);
  })
  .get(
    '/healthz',
    describeRoute('Whether the server is ready: the relational store and the registry of modules', {
      json: z.object({ status: z.string(), details: z.optional(detailsSchema) }),
      others: [503],
    }),
    async (c) => {
      const platform = c.get('platform');
      const ready = await isReady(platform);
      const details = (await hasMetricsToken(c)) ? await healthDetails(platform) : undefined;
      return ready
        ? c.json({ status: 'ok', details }, 200)
        : c.json({ status: 'unavailable', details }, 503);
    },
  );
