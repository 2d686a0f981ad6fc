import { createHash, generateKeyPairSync } from 'node:crypto';
import type { Role } from '@wabu/shared/entities/permissions';
import { scryptPasswords } from '../src/platform/node/scrypt-passwords.ts';
import type { Database, ObjectStore } from '../src/platform/platform.ts';
import type { DeeplDouble } from '../src/testing.ts';
import { insertUser } from '../src/users/user-repository.ts';

export const PASSWORD = 'lago-di-garda-2026';
/** The operator's token, which may release every module. */
export const OPERATOR = `wabu-deploy.${'0123456789abcdef'.repeat(4)}`;
export const SECRET = 'contract-suite-secret-0123456789abcdef';

const registryKeys = generateKeyPairSync('ed25519');
/** What signs the registry of both servers, as their operator sets it, and what browsers check it with. */
export const REGISTRY_KEY = JSON.stringify(registryKeys.privateKey.export({ format: 'jwk' }));
export const registryPublicKey = registryKeys.publicKey;

/** A real server of either runtime, and a look behind its back. */
export interface ContractServer {
  runtime: 'node' | 'workerd';
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Reads a path from the same server under another name of its host. */
  getFrom: (host: string, path: string, headers?: Record<string, string>) => Promise<Response>;
  database: Database;
  objects: ObjectStore;
  /** The translator that the server asks. */
  deepl: DeeplDouble;
  close: () => Promise<void>;
}

export type Starting = () => Promise<ContractServer>;

const people: [name: string, role: Role][] = [
  ['king', 'king'],
  ['admin', 'admin'],
  ['rookie', 'rookie'],
  ['second-king', 'king'],
];

export async function seedPeople(database: Database): Promise<void> {
  const passwordHash = await scryptPasswords().hash(PASSWORD);
  await database.write(
    people.map(([name, role]) =>
      insertUser(
        { id: `id-of-${name}`, name, role, avatar: 'avatar_default.gif', passwordHash },
        Date.now(),
      ),
    ),
  );
}

/** Every row where rows are small; where they are not, what moves with every change of theirs. */
const looks = [
  'SELECT * FROM module_builds ORDER BY 1, 2',
  'SELECT * FROM module_channels ORDER BY 1, 2',
  'SELECT COUNT(*), MAX(id) FROM module_history',
  'SELECT * FROM users ORDER BY 1',
  'SELECT * FROM suppliers ORDER BY 1',
  'SELECT id, url, supplier_id, version, updated_at, length(sections) FROM frontends ORDER BY 1',
  'SELECT COUNT(*), MAX(written_at) FROM section_texts',
  'SELECT COUNT(*), MAX(id) FROM changes',
  'SELECT COUNT(*), MAX(id) FROM trash',
  'SELECT folder, name, blob, etag, created_at FROM objects ORDER BY 1, 2',
];

/** All that a refusal must leave as it was. */
export async function stateOf({ database, objects }: ContractServer): Promise<string> {
  const rows = await database.queryAll(looks.map((sql) => ({ sql })));
  const counts = rows.map((found) => found.length).join(' ');
  const all = JSON.stringify([rows, (await objects.list()).sort()]);
  return `${counts} ${createHash('sha256').update(all).digest('hex')}`;
}
