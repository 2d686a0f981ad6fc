import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(__dirname, '../../..');

/** Every way to read a body without a limit, one file each. */
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
const harmless = "c.text('', 403); c.json({}); c.body(body.body);";

let fixture: string;
let found: string[];

beforeAll(() => {
  fixture = mkdtempSync(join(tmpdir(), 'wabu-reads-'));
  mkdirSync(join(fixture, 'api'), { recursive: true });
  copyFileSync(join(root, 'biome.json'), join(fixture, 'biome.json'));
  copyFileSync(join(root, 'api/bounded-body.grit'), join(fixture, 'api/bounded-body.grit'));
  for (const [name, read] of Object.entries(reads)) write(`api/src/pages/${name}.ts`, read);
  write('api/src/pages/harmless.ts', harmless);
  write('api/src/http/bounded-body.ts', Object.values(reads).join(';\n'));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--vcs-enabled=false', 'api'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: fixture, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  found = diagnostics
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

test.each(Object.keys(reads))('a read without limit is refused: %s', (name) => {
  expect(found).toContain(`api/src/pages/${name}.ts`);
});

test('the file that enforces the limit may read, and creating responses is allowed', () => {
  expect(found).not.toContain('api/src/http/bounded-body.ts');
  expect(found).not.toContain('api/src/pages/harmless.ts');
});
