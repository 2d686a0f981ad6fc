import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Miniflare } from 'miniflare';
import { splitStatements } from '../src/platform/node/migrate.ts';
import type { D1, D1Result, D1Statement, R2 } from '../src/platform/workerd/bindings.ts';
import { d1Database } from '../src/platform/workerd/d1-database.ts';
import { r2Objects } from '../src/platform/workerd/r2-objects.ts';
import { DeeplDouble } from '../src/testing.ts';
import { type ContractServer, OPERATOR, REGISTRY_KEY, SECRET, seedPeople } from './server.ts';

const api = join(__dirname, '..');

/** The Worker as it is deployed, bundled by wrangler, in the real workerd with D1 and R2 beside it. */
export async function startOnWorkerd(): Promise<ContractServer> {
  const deepl = await new DeeplDouble().start();
  const asDeployed = {
    name: 'wabu',
    modules: [{ type: 'ESModule' as const, path: 'serve-workerd.js', contents: await bundle() }],
    compatibilityDate: '2026-03-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    r2Buckets: ['OBJECTS'],
    bindings: {
      JWT_SECRET: SECRET,
      OPERATOR_TOKEN: OPERATOR,
      REGISTRY_KEY,
      DEEPL_API_KEY: DeeplDouble.KEY,
      DEEPL_API_URL: deepl.url,
    },
  };
  const worker = new Miniflare({
    workers: [asDeployed, databaseDoor],
    cf: false,
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
  });
  const database = d1Database(d1Behind(worker));
  await migrateD1(database);
  await seedPeople(database);
  return {
    runtime: 'workerd',
    fetch: async (path, init) => {
      const answer = (await worker.dispatchFetch(`http://127.0.0.1${path}`, {
        // Without it undici cannot read a 401 to a request that had a body.
        credentials: 'omit',
        ...init,
      } as never)) as unknown as Response;
      // Read at once: a busy machine finds the body gone when it is looked at later.
      const body = answer.body === null ? null : await answer.arrayBuffer();
      return new Response(body, { status: answer.status, headers: [...answer.headers] });
    },
    database,
    objects: r2Objects((await worker.getR2Bucket('OBJECTS')) as unknown as R2),
    deepl,
    close: async () => {
      await worker.dispose();
      await deepl.stop();
    },
  };
}

/**
 * The Worker's D1 as a Worker of its own asks it. Miniflare's own door to it holds the whole test up for
 * every statement, and the tests look at all tables before and after each refusal.
 */
const databaseDoor = {
  name: 'database-door',
  routes: ['http://database/*'],
  modules: [
    {
      type: 'ESModule' as const,
      path: 'database-door.js',
      contents: `export default {
        async fetch(request, { DB }) {
          const statements = await request.json();
          const prepared = statements.map(({ sql, args }) => DB.prepare(sql).bind(...args));
          return DB.batch(prepared).then(
            (results) => Response.json({ results }),
            ({ message }) => Response.json({ message }),
          );
        },
      };`,
    },
  ],
  compatibilityDate: '2026-03-01',
  d1Databases: ['DB'],
};

function d1Behind(worker: Miniflare): D1 {
  const statement = (
    sql: string,
    args: unknown[],
  ): D1Statement & { sql: string; args: unknown[] } => ({
    sql,
    args,
    bind: (...values) => statement(sql, values),
  });
  return {
    prepare: (sql) => statement(sql, []),
    async batch(statements) {
      const body = JSON.stringify(statements);
      const answer = await worker.dispatchFetch('http://database/', { method: 'POST', body });
      const { results, message } = (await answer.json()) as {
        results?: D1Result[];
        message?: string;
      };
      if (results === undefined) throw new Error(message);
      return results;
    },
  };
}

async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wabu-worker-'));
  try {
    const wrangler = join(api, '../node_modules/wrangler/bin/wrangler.js');
    await promisify(execFile)(
      process.execPath,
      [wrangler, 'deploy', '--dry-run', '--outdir', folder],
      { cwd: api, env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
    );
    return await readFile(join(folder, 'serve-workerd.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same files that `wrangler d1 migrations apply` takes. */
async function migrateD1(database: ContractServer['database']): Promise<void> {
  const folder = join(api, 'migrations');
  for (const name of (await readdir(folder)).sort()) {
    const statements = splitStatements(await readFile(join(folder, name), 'utf8'));
    await database.write(statements.map((sql) => ({ sql })));
  }
}
