import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(__dirname, '../../..');

/** Reads of a body without a limit. */
const reads = {
  text: 'await body.text()',
  json: 'await body.json<object>()',
  optional: 'await body?.text()',
  bytes: 'await body.bytes()',
  'array-buffer': 'await (await ask()).arrayBuffer()',
  blob: 'await body.blob()',
  form: 'await body.formData()',
  hono: 'await c.req.parseBody({ all: true })',
  reader: 'body.body?.getReader()',
  iteration: 'await (async () => { for await (const one of body.body) use(one); })()',
  outbound: "await fetch('https://elsewhere.example')",
};
const statements = {
  select: "query('SELECT name FROM users WHERE id = ?')",
  'select-template': 'query(`\n  SELECT name FROM users`)',
  'select-condition': "query('EXISTS (SELECT 1 FROM users WHERE id = ?)')",
  insert: "write('INSERT INTO users (id) VALUES (?)')",
  upsert: "write('INSERT OR REPLACE INTO users (id) VALUES (?)')",
  update: "write('UPDATE users SET role = ?')",
  delete: 'write(`DELETE FROM users`)',
  create: "write('CREATE TABLE users (id TEXT)')",
  pragma: "write('PRAGMA user_version = 1')",
};
const comparisons = {
  equal: "use(user.role === 'king')",
  unequal: "if (user.clear_role !== 'admin') use(user)",
  reversed: "use('rookie' === role)",
  case: "switch (role) { case 'king': use(role); }",
};
const breaches: Record<string, string> = Object.fromEntries([
  ...Object.entries(reads).map(([name, code]) => [`api/src/site/pages/read-${name}.ts`, code]),
  ...Object.entries(statements).map(([name, code]) => [
    `api/src/accounts/users/sql-${name}.ts`,
    code,
  ]),
  ...Object.entries(comparisons).map(([name, code]) => [`shell/src/role-${name}.ts`, code]),
]);

const all = (codes: object) => Object.values(codes).join(';\n');
const allowed: Record<string, string> = {
  'api/src/platform/bounded-stream.ts': all(reads),
  'api/src/site/pages/answers.ts': "c.text('', 403); c.json({}); c.body(body.body)",
  'api/src/accounts/users/user-repository.ts': all(statements),
  'api/src/accounts/users/user-repository.test.ts': all(statements),
  'api/src/platform/node/database/migrate.ts': all(statements),
  'api/src/accounts/users/calls.ts': "use('DELETE', 'Update the select field', 'create')",
  'shared/entities/permissions.ts': all(comparisons),
  'shell/src/guard.test.ts': all(comparisons),
  'shell/src/guard.ts':
    "use(can(role, 'users.write'), element.role === 'dialog', area === 'admin')",
};

let fixture: string;
let rejected: string[];

beforeAll(() => {
  fixture = mkdtempSync(join(tmpdir(), 'wabu-lint-'));
  for (const name of [
    'biome.json',
    'api/bounded-body.grit',
    'api/sql-in-repositories.grit',
    'shared/role-comparison.grit',
  ])
    cpSync(join(root, name), join(fixture, name));
  for (const [file, code] of Object.entries({ ...breaches, ...allowed })) write(file, code);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: fixture, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  rejected = diagnostics
    .filter(({ category }) => /^plugin$|noRestrictedGlobals/.test(category))
    .map(({ location }) => String(location.path));
});
afterAll(() => rmSync(fixture, { recursive: true }));

interface Diagnostic {
  category: string;
  location: { path: unknown };
}

function write(file: string, code: string) {
  mkdirSync(dirname(join(fixture, file)), { recursive: true });
  writeFileSync(join(fixture, file), `${code};\nexport {};\n`);
}

test.each(Object.keys(breaches))('the lint rules reject %s', (file) => {
  expect(rejected).toContain(file);
});

test.each(Object.keys(allowed))('the lint rules accept %s', (file) => {
  expect(rejected).not.toContain(file);
});
