import { createHash } from 'node:crypto';
import type { Role } from '@wabu/shared/entities/permissions';
import { newUser, userRows } from '../src/accounts/users/user-repository.ts';
import type { Database, ObjectStore, PasswordHasher } from '../src/platform/platform.ts';
import type { DeeplDouble } from '../src/testing.ts';

export const PASSWORD = 'lago-di-garda-2026';
/** The operator's deploy token, valid for every module. */
export const OPERATOR = `wabu-deploy.${'0123456789abcdef'.repeat(4)}`;
export const SECRET = 'contract-suite-secret-0123456789abcdef';
/** Reads the metrics and the details of `/healthz`. */
export const METRICS_TOKEN = 'contract-suite-metrics-token';

/** Settings that differ from the usual ones. */
export const switched = {
  ACTIVITY: '0',
  DEEPL_DAILY_CHARACTERS: '100',
  DEEPL_DAILY_CHARACTERS_PER_USER: '60',
};

export interface SentFrom {
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** The method, headers and body of what is sent. */
export const initOf = ({ headers, form }: SentFrom = {}) => ({
  method: form ? 'POST' : 'GET',
  headers: { ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }), ...headers },
  body: form && new URLSearchParams(form).toString(),
});

/** A running server of either runtime, with direct access to its stores. */
export interface ContractServer {
  runtime: 'node' | 'workerd';
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same installation, started with `switched`. */
  fetchSwitched: (path: string, init?: RequestInit) => Promise<Response>;
  /** Requests a path with another `Host`; posts a form, if there is one. */
  fetchFrom: (host: string, path: string, sent?: SentFrom) => Promise<Response>;
  database: Database;
  objects: ObjectStore;
  /** The fake translator of the server. */
  deepl: DeeplDouble;
  close: () => Promise<void>;
}

/** A server with a public address; requests of its own to hosts that end with `leadsHere` reach itself. */
export interface PublicServer {
  publicUrl: string;
  leadsHere: string;
}

const people: [name: string, role: Role][] = [
  ['king', 'king'],
  ['admin', 'admin'],
  ['rookie', 'rookie'],
  ['second-king', 'king'],
];

export async function seedPeople(database: Database, hasher: PasswordHasher): Promise<void> {
  const passwordHash = await hasher.hash(PASSWORD);
  const users = people.map(([name, role]) =>
    newUser({ id: `id-of-${name}`, name, role, passwordHash }),
  );
  await database.write(await userRows.insert(users, Date.now()));
}

/** All rows of small tables; counts and latest values of large ones. */
const looks = [
  'SELECT * FROM module_builds ORDER BY 1, 2',
  'SELECT * FROM module_live ORDER BY 1',
  'SELECT * FROM module_previews ORDER BY 1, 2, 3',
  'SELECT COUNT(*), MAX(id) FROM module_history',
  // A sign-in of the test itself is no change.
  'SELECT id, name, role, avatar, password, disabled, version, password_changed_at FROM users ORDER BY 1',
  'SELECT * FROM sign_in_links ORDER BY 1',
  'SELECT * FROM suppliers ORDER BY 1',
  'SELECT id, url, supplier_id, version, updated_at, length(sections) FROM frontends ORDER BY 1',
  'SELECT COUNT(*), MAX(written_at) FROM section_texts',
  'SELECT * FROM microsites ORDER BY 1',
  'SELECT * FROM microsite_pictures ORDER BY 1, 2, 3, 4',
  'SELECT id, token_hash, version, expires_at FROM previews ORDER BY 1',
  'SELECT COUNT(*), MAX(id) FROM preview_answers',
  'SELECT * FROM own_hosts ORDER BY 1',
  'SELECT * FROM requests ORDER BY 1',
  'SELECT COUNT(*), MAX(id) FROM changes',
  'SELECT COUNT(*), MAX(id) FROM trash',
  'SELECT folder, name, blob, etag, created_at FROM objects ORDER BY 1, 2',
];

/** A digest of everything that a rejected call must not change. */
export async function stateOf({ database, objects }: ContractServer): Promise<string> {
  const rows = await database.queryAll(looks.map((sql) => ({ sql })));
  const counts = rows.map((found) => found.length).join(' ');
  const all = JSON.stringify([rows, (await objects.list()).sort()]);
  return `${counts} ${createHash('sha256').update(all).digest('hex')}`;
}
