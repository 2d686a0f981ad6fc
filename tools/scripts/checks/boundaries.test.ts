import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** One breach per rule: the file that commits it, and what it imports. */
const breaches: Record<string, [file: string, imports: string]> = {
  'shared-is-the-base': ['shared/module/imports-shell.ts', '../../shell/src/app.tsx'],
  'entities-import-only-schemas': ['shared/entities/imports-react.ts', 'react'],
  'api-imports-only-entities-and-renderer': [
    'api/src/imports-button.ts',
    '../../shared/ui/button.ts',
  ],
  'api-has-two-entry-points': ['mf-users/src/imports-app.ts', '../../api/src/app.ts'],
  'api-has-two-entry-points-in-tests': ['mf-users/src/imports-app.test.ts', '../../api/src/app.ts'],
  'http-imports-no-entity': ['api/src/http/imports-app.ts', '../app.ts'],
  'records-know-no-kind': ['api/src/records/store/imports-app.ts', '../../app.ts'],
  'platform-is-the-base': ['api/src/platform/imports-app.ts', '../app.ts'],
  'modules-are-independent': ['mf-users/src/imports-module.ts', '../../mf-public/src/page.ts'],
  'modules-load-at-run-time': ['shell/src/imports-module.ts', '../../mf-public/src/page.ts'],
  'model-is-pure': ['mf-users/src/model/imports-react.ts', 'react'],
  'calls-know-no-interface': ['mf-users/src/api/imports-part.ts', '../parts/part.ts'],
  'parts-know-no-feature': ['mf-users/src/parts/imports-feature.ts', '../users/user-table.ts'],
  'pages-are-on-top': ['mf-users/src/users/imports-page.ts', '../page/users-page.ts'],
  'controls-know-no-view': ['shared/ui/controls/imports-list.ts', '../lists/data-list.ts'],
  'node-only-in-platform': ['shell/src/imports-node.ts', 'node:fs'],
  'native-packages-only-in-platform': ['api/src/files/imports-sharp.ts', 'sharp'],
  'workers-only-in-platform': ['api/src/files/imports-miniflare.ts', 'miniflare'],
  'ports-hide-platforms': ['api/src/suppliers/imports-libsql.ts', '@libsql/client'],
  'repositories-never-import-hono': ['api/src/suppliers/supplier-repository.ts', 'hono'],
  'presentational-parts-take-props': ['mf-users/src/user-list.tsx', '@tanstack/react-query'],
  'chakra-only-in-shared-ui': ['mf-users/src/imports-chakra.tsx', '@chakra-ui/react'],
  'public-pages-import-no-chakra': ['mf-public/src/imports-ui.tsx', '../../shared/ui/button.ts'],
  'product-imports-no-test-code': [
    'shell/src/imports-builders.ts',
    '../../shared/testing/builders.ts',
  ],
  'fakes-only-in-testing': ['api/src/files/store-double.ts', '../app.ts'],
  'no-file-cycles': ['shell/src/cycle-a.ts', './cycle-b.ts'],
  'no-orphans': ['shell/src/unused.ts', ''],
  'nothing-unresolvable': ['shell/src/imports-no-extension.ts', './app'],
};

/** Files without a breach, which the breaches import. */
const targets = {
  'shared/ui/button.ts': '',
  'shared/testing/builders.ts': '',
  'shell/src/app.tsx': '',
  'shell/src/cycle-b.ts': "import './cycle-a.ts';",
  'api/src/app.ts': '',
  'mf-public/src/page.ts': '',
  'mf-users/src/parts/part.ts': '',
  'mf-users/src/users/user-table.ts': '',
  'mf-users/src/page/users-page.ts': '',
  'shared/ui/lists/data-list.ts': '',
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
  for (const [file, code] of Object.entries(targets)) write(file, `${code}\nexport const it = 1;`);
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

test.each(Object.entries(breaches))('%s rejects its breach', (rule, [file]) => {
  expect(
    found.filter((breach) => breach.from === file).map((breach) => breach.rule.name),
  ).toContain(rule);
});

test('every rule has a breach and a sentence', () => {
  const source = join(root, '.dependency-cruiser.mjs');
  const script = `import(${JSON.stringify(source)}).then((it) => console.log(JSON.stringify(it.default.forbidden)))`;
  const rules: { name: string; comment: string }[] = JSON.parse(
    execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }),
  );
  expect(rules.map((rule) => rule.name).sort()).toEqual(Object.keys(breaches).sort());
  expect(rules.filter((rule) => !rule.comment)).toEqual([]);
});
