import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { copyTree } from './copied-tree.ts';

test.describe.configure({ timeout: 600_000 });

let tree: ReturnType<typeof copyTree>;
test.beforeAll(async () => {
  tree = copyTree();
  await command('new-module', ['boats'], {});
});
test.afterAll(() => rmSync(tree.folder, { recursive: true, force: true }));

const command = (name: string, words: string[], env: Record<string, string>) =>
  tree.node(['tools/scripts/releases.mjs', name, ...words], env);

function change(file: string, from: string, to: string): void {
  const path = join(tree.folder, 'mf-boats', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('A new section passes its own checks, and those of the whole tree @verify', async () => {
  await tree.node(['node_modules/typescript-native/bin/tsc', '-p', 'mf-boats']);
  await tree.node(['node_modules/@biomejs/biome/bin/biome', 'check', 'mf-boats']);
  await tree.node(['node_modules/jest/bin/jest.js', '--ci', '--testPathPatterns', 'mf-boats']);
  await tree.node(['tools/scripts/checks/boundaries.mjs']);
  await tree.node(['tools/scripts/test.mjs', 'dead-code']);
});

test('A new section is released, changed and rolled back without a change of the shell @verify', async ({
  page,
  server,
  signIn,
  staffArea,
}) => {
  const operator = { PORT: new URL(server.url).port, DATA_DIR: server.dataDir };
  const output = await command('deploy-token', ['boats'], operator);
  const [token = ''] = /wabu-deploy\.\w+/.exec(output) ?? [];
  const team = { WABU_URL: server.url, WABU_DEPLOY_TOKEN: token };
  const canary = ['boats', '--canary', '10'];
  await expect(command('release', canary, team)).rejects.toThrow(/nothing is live yet/);
  expect(await command('release', ['boats'], team)).toMatch(/boats 1\.0\.0 is live/);
  await signIn('admin');
  await page.goto('/adminwabu/dashboard');
  await staffArea.link('Boats').click();
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();
  await expect(page.getByText('Qui non c’è ancora niente')).toBeVisible();

  change('package.json', '"version": "1.0.0"', '"version": "1.1.0"');
  change('src/words/it.ts', "title: 'Boats'", "title: 'Barche'");
  expect(await command('release', canary, team)).toMatch(/shown to 10 of 100/);
  const listed = await command('modules', [], team);
  expect(listed).toMatch(/^boats +1\.0\.0 .*by team boats, 1\.1\.0 for 10 %$/m);
  expect(listed.match(/^boats /gm)?.length).toBe(1);
  // The canary goes to all browsers without a new build.
  expect(await command('release', ['boats'], team)).toMatch(/boats 1\.1\.0 is live/);
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Barche' })).toBeVisible();
  expect(await command('rollback', ['boats', '1.0.0'], team)).toMatch(/boats 1\.0\.0 is live/);
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();
});
