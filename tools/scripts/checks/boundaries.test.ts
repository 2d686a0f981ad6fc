import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** One breach per rule: the file that commits it, and what it imports. */
const breaches: Record<string, [file: string, imports: string]> = {
  'shared-knows-nobody': ['shared/module/nosy.ts', '../../shell/src/app.tsx'],
  'entities-know-only-schemas': ['shared/entities/pretty.ts', 'react'],
  'api-reads-only-entities': ['api/src/greedy.ts', '../../shared/ui/button.ts'],
  'api-has-two-doors': ['mf-users/src/burglar.ts', '../../api/src/app.ts'],
  'tests-enter-by-the-door': ['mf-users/src/burglar.test.ts', '../../api/src/app.ts'],
  'modules-do-not-know-each-other': ['mf-users/src/friend.ts', '../../mf-public/src/page.ts'],
  'modules-arrive-at-runtime': ['shell/src/impatient.ts', '../../mf-public/src/page.ts'],
  'runtime-stays-at-the-edge': ['shell/src/server-minded.ts', 'node:fs'],
  'native-packages-stay-at-the-edge': ['api/src/files/painter.ts', 'sharp'],
  'workers-stay-at-the-edge': ['api/src/files/cloudy.ts', 'miniflare'],
  'routes-know-no-sql': ['api/src/suppliers/routes.ts', '@libsql/client'],
  'tables-know-no-http': ['api/src/suppliers/supplier-repository.ts', 'hono'],
  'parts-take-props': ['mf-users/src/user-list.tsx', '@tanstack/react-query'],
  'chakra-has-one-door': ['mf-users/src/dress.tsx', '@chakra-ui/react'],
  'public-pages-stay-light': ['mf-public/src/heavy.tsx', '../../shared/ui/button.ts'],
  'product-holds-no-test-code': ['shell/src/tester.ts', '../../shared/testing/builders.ts'],
  'no-cycles': ['shell/src/serpent.ts', './tail.ts'],
  'no-orphans': ['shell/src/forgotten.ts', ''],
  'nothing-unresolvable': ['shell/src/dreamer.ts', './not-there.ts'],
};

const innocent = {
  'shared/ui/button.ts': '',
  'shared/testing/builders.ts': '',
  'shell/src/app.tsx': '',
  'shell/src/tail.ts': "import './serpent.ts';",
  'api/src/app.ts': '',
  'mf-public/src/page.ts': '',
};
const packages = ['react', 'sharp', 'miniflare', '@libsql/client', 'hono', '@chakra-ui/react'];

const root = join(__dirname, '../../..');
let fixture: string;
let found: { rule: { name: string }; from: string }[];

beforeAll(() => {
  fixture = mkdtempSync(join(tmpdir(), 'wabu-boundaries-'));
  for (const name of [...packages, '@tanstack/react-query']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const it = 1;');
  }
  write('package.json', '{}');
  for (const [file, code] of Object.entries(innocent)) write(file, `${code}\nexport const it = 1;`);
  for (const [file, imports] of Object.values(breaches)) {
    write(file, `${imports && `import '${imports}';`}\nexport const it = 1;`);
  }
  const config = join(root, '.dependency-cruiser.mjs');
  const args = ['--config', config, '--output-type', 'json', 'shared', 'api', 'shell'];
  found = JSON.parse(depcruise([...args, 'mf-users', 'mf-public'])).summary.violations;
});
afterAll(() => rmSync(fixture, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(fixture, file)), { recursive: true });
  writeFileSync(join(fixture, file), content);
}

function depcruise(args: string[]) {
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  return spawnSync(process.execPath, [bin, ...args], { cwd: fixture, encoding: 'utf8' }).stdout;
}

test.each(Object.entries(breaches))('%s is refused', (rule, [file]) => {
  expect(
    found.filter((breach) => breach.from === file).map((breach) => breach.rule.name),
  ).toContain(rule);
});

test('every rule has a breach that proves it, and a sentence', () => {
  const source = join(root, '.dependency-cruiser.mjs');
  const script = `import(${JSON.stringify(source)}).then((it) => console.log(JSON.stringify(it.default.forbidden)))`;
  const rules: { name: string; comment: string }[] = JSON.parse(
    execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }),
  );
  expect(rules.map((rule) => rule.name).sort()).toEqual(Object.keys(breaches).sort());
  expect(rules.filter((rule) => !rule.comment)).toEqual([]);
});
