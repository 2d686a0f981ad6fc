import type { D1, D1Result, D1Statement, R2, R2List } from '../src/platform/workerd/bindings.ts';

/** The host name of the second Worker. */
const HOST = 'http://bindings.test';
type Ask = (url: string, init: RequestInit) => Promise<Response>;

const SCRIPT = `export default {
    async fetch(request, { DB, OBJECTS }) {
      const { pathname, searchParams } = new URL(request.url);
      const key = searchParams.get('key');
      const listed = () => OBJECTS.list({
        prefix: searchParams.get('prefix'),
        cursor: searchParams.get('cursor') ?? undefined,
        limit: Number(searchParams.get('limit')),
      });
      const acts = {
        '/batch': async () => {
          const statements = await request.json();
          return DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)));
        },
        '/put': async () => void (await OBJECTS.put(key, await request.arrayBuffer())),
        '/head': async () => void (await OBJECTS.head(key)),
        '/delete': () => OBJECTS.delete(key),
        '/list': listed,
      };
      try {
        if (pathname !== '/get') return Response.json((await acts[pathname]()) ?? null);
        const found = await OBJECTS.get(key);
        return found === null ? new Response(null, { status: 404 }) : new Response(found.body);
      } catch (error) {
        return new Response(error.message, { status: 500 });
      }
    },
  };`;

/**
 * A second Worker with the same bindings, through which tests read and write the stores. Miniflare's own
 * binding proxies block the event loop at each call and fail on a busy machine.
 */
export const bindingsWorker = {
  name: 'bindings',
  routes: ['bindings.test/*'],
  compatibilityDate: '2026-03-01',
  modules: [{ type: 'ESModule' as const, path: 'bindings.js', contents: SCRIPT }],
};

async function asked(ask: Ask, path: string, body: BodyInit | null = null): Promise<Response> {
  const answer = await ask(HOST + path, { method: 'POST', body });
  if (answer.status === 500) throw new Error(await answer.text());
  return answer;
}

interface Sent extends D1Statement {
  sql: string;
  values: unknown[];
}

export function d1Behind(ask: Ask): D1 {
  const statement = (sql: string, values: unknown[]): Sent => ({
    sql,
    values,
    bind: (...bound) => statement(sql, bound),
  });
  return {
    prepare: (sql) => statement(sql, []),
    batch: async (statements) =>
      (await asked(ask, '/batch', JSON.stringify(statements))).json() as Promise<D1Result[]>,
  };
}

/** @param limit of the objects in one page of a list; R2's own is 1,000 */
export function r2Behind(ask: Ask, limit = 1_000): R2 {
  const at = (path: string, key: string) => `${path}?${new URLSearchParams({ key })}`;
  return {
    put: async (key, value) => void (await asked(ask, at('/put', key), value)),
    get: async (key) => {
      const answer = await asked(ask, at('/get', key));
      return answer.status === 404 ? null : answer;
    },
    head: async (key) => void (await asked(ask, at('/head', key))),
    delete: async (key) => void (await asked(ask, at('/delete', key))),
    list: async ({ prefix, cursor }) => {
      const query = new URLSearchParams({ prefix, limit: `${limit}` });
      if (cursor !== undefined) query.set('cursor', cursor);
      return (await asked(ask, `/list?${query}`)).json() as Promise<R2List>;
    },
  };
}
