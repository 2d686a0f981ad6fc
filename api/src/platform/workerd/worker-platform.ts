import { HISTORY_MONTHS, isMonths, REQUEST_MONTHS } from '@wabu/shared/entities/retention';
import { fetchText } from '../bounded-stream.ts';
import {
  controllerSettings,
  isMegabytes,
  isMetricsToken,
  limitSettings,
  limitVariables,
  METRICS_TOKEN_LENGTH,
} from '../common-settings.ts';
import { embeddedDocuments } from '../documents/embedded-documents.ts';
import { type Labels, labelValues, type Metrics, type metricCatalog } from '../metrics.ts';
import { scryptPasswords } from '../node/scrypt-passwords.ts';
import type { Log, Platform } from '../platform.ts';
import { deeplTranslator, isCharacterCount } from '../translator/deepl-translator.ts';
import type { AnalyticsEngine, WorkerEnvironment } from './bindings.ts';
import { d1Database } from './d1-database.ts';
import { r2Builds, r2Erasures, r2Objects } from './r2-objects.ts';

/**
 * Metrics of Workers, whose isolates share no memory: data points of Analytics Engine, or log lines without such a
 * binding. A data point has the name as its index and first blob, the labels in the order of the catalog as further
 * blobs, and the value as its double.
 */
export function workerMetrics(engine: AnalyticsEngine | undefined, log: Log): Metrics {
  const write = (name: keyof typeof metricCatalog, labels: Labels, value: number) => {
    if (engine === undefined) return log('info', 'metric', { name, ...labels, value });
    engine.writeDataPoint({
      indexes: [name],
      blobs: [name, ...labelValues(name, labels)],
      doubles: [value],
    });
  };
  return {
    add: (name, labels, by = 1) => write(name, labels, by),
    observe: write,
    set: (name, value) => write(name, {}, value),
  };
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_024;

/** A short text from a host of the internet; Workers reach no private network. Null for anything else. */
async function fetchPublicText(url: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status, text } = await fetchText(url, { redirect: 'manual', signal }, MAX_BYTES);
    return status === 200 ? text : null;
  } catch {
    return null;
  }
}

/** The Workers platform: D1 and R2. `node:crypto` of workerd hashes passwords. */
export function workerPlatform(env: WorkerEnvironment): Platform {
  if (new TextEncoder().encode(env.JWT_SECRET ?? '').byteLength < 32)
    throw new Error('JWT_SECRET must have at least 32 bytes: wrangler secret put JWT_SECRET');
  for (const [name, max] of Object.entries({ HISTORY_MONTHS, REQUEST_MONTHS })) {
    const months = env[name as 'HISTORY_MONTHS' | 'REQUEST_MONTHS'];
    if (months !== undefined && !isMonths(months, max))
      throw new Error(`${name} must be a number from 1 to ${max}: wrangler secret put ${name}`);
  }
  if (env.METRICS_TOKEN !== undefined && !isMetricsToken(env.METRICS_TOKEN))
    throw new Error(
      `METRICS_TOKEN must have at least ${METRICS_TOKEN_LENGTH} visible characters: wrangler secret put METRICS_TOKEN`,
    );
  const wrong = limitVariables.filter((name) => !isMegabytes(env[name] ?? '0'));
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')} must be a whole number of megabytes`);
  const controller = controllerSettings(
    env.CONTROLLER_NAME,
    env.CONTROLLER_ADDRESS,
    env.CONTROLLER_EMAIL,
  );
  const database = d1Database(env.DB);
  return {
    database,
    objects: r2Objects(env.OBJECTS),
    documents: embeddedDocuments(database),
    erasures: r2Erasures(env.OBJECTS),
    builds: r2Builds(env.OBJECTS),
    passwords: scryptPasswords(),
    // D1 rejects what exceeds its limits by itself, and R2 has none.
    freeBytes: async () => null,
    translator: deeplTranslator(env.DEEPL_API_KEY, env.DEEPL_API_URL),
    ...(env.METRICS_TOKEN && { metrics: workerMetrics(env.METRICS, consoleLog) }),
    settings: {
      jwtSecret: env.JWT_SECRET,
      development: false,
      ...(env.OPERATOR_TOKEN && { operatorToken: env.OPERATOR_TOKEN }),
      ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
      ...limitOf(env, 'dailyCharacters', 'DEEPL_DAILY_CHARACTERS'),
      ...limitOf(env, 'dailyCharactersPerUser', 'DEEPL_DAILY_CHARACTERS_PER_USER'),
      accessLog: isOn(env, 'ACCESS_LOG', '0'),
      presence: isOn(env, 'PRESENCE', '1'),
      activity: isOn(env, 'ACTIVITY', '1'),
      limits: limitSettings(env),
      ...(env.HISTORY_MONTHS && { historyMonths: Number(env.HISTORY_MONTHS) }),
      ...(env.REQUEST_MONTHS && { requestMonths: Number(env.REQUEST_MONTHS) }),
      strictTransport: isOn(env, 'HSTS', '1'),
      ...(env.PUBLIC_URL && { publicUrl: new URL(env.PUBLIC_URL).origin }),
      ...(env.ANALYTICS_SRC && { analyticsSrc: env.ANALYTICS_SRC }),
      ...(controller && { controller }),
    },
    log: consoleLog,
    now: () => Date.now(),
    fetchPublicText,
    // Set by Cloudflare's edge, which removes the header from requests.
    clientAddress: (request) => request.headers.get('CF-Connecting-IP') ?? 'unknown',
  };
}

type Switch = 'ACCESS_LOG' | 'PRESENCE' | 'ACTIVITY' | 'HSTS';

function isOn(env: WorkerEnvironment, name: Switch, usual: '0' | '1'): boolean {
  const value = env[name] ?? usual;
  if (value !== '0' && value !== '1')
    throw new Error(`${name} must be 0 or 1: wrangler secret put ${name}`);
  return value === '1';
}

function limitOf<Key extends string>(
  env: WorkerEnvironment,
  key: Key,
  name: 'DEEPL_DAILY_CHARACTERS' | 'DEEPL_DAILY_CHARACTERS_PER_USER',
): { [Name in Key]?: number } {
  const value = env[name];
  if (value === undefined) return {};
  if (!isCharacterCount(value))
    throw new Error(`${name} must be a number of characters: wrangler secret put ${name}`);
  return { [key]: Number(value) } as { [Name in Key]?: number };
}

const consoleLog: Log = (level, event, entry) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), level, event, ...entry }));
};
