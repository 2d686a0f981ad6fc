import { type Role, roles } from '@wabu/shared/entities/permissions';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { newUser, userRows } from './accounts/users/user-repository.ts';
import { createApp } from './app.ts';
import { type ApiClient, answer, createApiClient, type Fetch } from './client.ts';
import { dropDeletedWords } from './people/erase-repository.ts';
import { openLibsql } from './platform/node/database/libsql-database.ts';
import { createMemoryPlatform } from './platform/node/testing/memory-platform.ts';
import type { Platform, Settings } from './platform/platform.ts';

/*
 * `@wabu/api/testing`: the real api in the process of a test, over stores in memory, and a DeepL server.
 *
 *     const server = await createTestApi();
 *     const { api } = await server.client('king');
 *     await answer(api.d1.getusers.$get());
 */

export { codeAt, connectApp } from './accounts/second-factor/testing/connect-app.ts';
export { readData } from './platform/node/testing/read-data.ts';
export { DeeplDouble, type DeeplFault } from './platform/translator/testing/deepl-double.ts';

/** A mail server, loaded on demand: few tests send mails. */
export async function startSmtpServer() {
  const { SmtpServer } = await import('./platform/node/mail/testing/smtp-server.ts');
  return new SmtpServer().start();
}

/** The password of the users of a test api. */
export const TEST_PASSWORD = 'lago-di-garda-2026';
const ORIGIN = 'http://localhost';

/** The api in this process, with stores in memory. */
export interface TestApi {
  /** Accepts paths such as `/api/d1/getusers`. */
  fetch: Fetch;
  app: ReturnType<typeof createApp>;
  platform: Platform;
  /** Signs in and returns the token. */
  signIn: (role: Role) => Promise<string>;
  /** A typed client; with a role, signed in as the user of that name. */
  client: (role?: Role) => Promise<ApiClient>;
  /** Adds the suppliers one after the other, as the king. */
  seedSuppliers: (suppliers: SupplierInput[]) => Promise<void>;
  /** Closes the stores before the process ends: a file with many tests would hold many. */
  close: () => Promise<void>;
}

/** Parts of the platform to replace: `{ translator: double.translator }` for a translator. */
export type PlatformChange = Partial<Omit<Platform, 'settings'>> & { settings?: Partial<Settings> };

/**
 * Starts an api with a user of each role, named as the role. Throws when the migrations fail.
 *
 * @param change parts of the platform to replace, such as its clock, its log or a store that fails
 */
export async function createTestApi(change: PlatformChange = {}): Promise<TestApi> {
  const memory = await createMemoryPlatform();
  const settings = { ...memory.settings, ...change.settings };
  const platform: Platform = { ...memory, ...change, settings };
  await seedUsers(platform);
  const app = createApp(platform);
  const fetch: Fetch = async (input, init) => app.fetch(toRequest(input, init));

  async function signIn(role: Role): Promise<string> {
    const login = createApiClient(fetch, ORIGIN).api.adminwabu.login;
    const json = { username: role, password: TEST_PASSWORD };
    return sessionToken(await answer(login.$post({ json })));
  }
  async function client(role?: Role): Promise<ApiClient> {
    if (role === undefined) return createApiClient(fetch, ORIGIN);
    return createApiClient(withToken(fetch, await signIn(role)), ORIGIN);
  }
  async function seedSuppliers(suppliers: SupplierInput[]): Promise<void> {
    const { api } = await client('king');
    for (const supplier of suppliers) await answer(api.d1.addsupplier.$post({ json: supplier }));
  }
  return { fetch, app, platform, signIn, client, seedSuppliers, close: () => memory.close() };
}

/** What a request has beside method and path. */
export interface SentRequest {
  /** Sent as the bearer token. */
  token?: string | null;
  /** Sent as a JSON body. */
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** Sends a request that the typed client would not: a raw body, other headers, a wrong shape. */
export function send(
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  method: string,
  path: string,
  { token = null, json, body, headers }: SentRequest = {},
): Promise<Response> {
  return fetch(path, {
    method,
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: json === undefined ? (body ?? null) : JSON.stringify(json),
  });
}

/** The token in the answer to a sign-in without a second factor. */
export function sessionToken(signedIn: { token: string } | { step: string }): string {
  if ('token' in signedIn) return signedIn.token;
  throw new Error('The sign-in asks for a second factor');
}

/** A fetch that sends a token with every request. */
export function withToken(fetch: Fetch, token: string): Fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
}

function toRequest(input: string | URL | Request, init?: RequestInit): Request {
  if (typeof input === 'string') return new Request(new URL(input, ORIGIN).href, init);
  return new Request(input instanceof URL ? input.href : input, init);
}

async function seedUsers(platform: Platform): Promise<void> {
  const passwordHash = await platform.passwords.hash(TEST_PASSWORD);
  const users = roles.map((name) =>
    newUser({ id: `test-${name}`, name, role: name, passwordHash }),
  );
  await platform.database.write(await userRows.insert(users, platform.now()));
}

/**
 * Writes that many published microsites into the database file of a stopped server. The search index is as after
 * the daily maintenance.
 */
export async function fillMicrosites(path: string, count: number): Promise<void> {
  const { manyMicrosites } = await import('./site/search/testing/many-microsites.ts');
  // Loaded on demand: it loads the sanitiser.
  const { publishMicrosites } = await import('./site/search/testing/publish-microsites.ts');
  const database = await openLibsql(path);
  await publishMicrosites(database, manyMicrosites(count));
  await dropDeletedWords(database);
  await database.close();
}
