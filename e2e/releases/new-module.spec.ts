import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectReleaseToast } from '../fixtures/releases.ts';
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

test('A new section is released, changed, previewed and rolled back without a change of the shell @verify', async ({
  page,
  newPerson,
  server,
  signIn,
  staffArea,
}) => {
  const operator = { PORT: new URL(server.url).port, DATA_DIR: server.dataDir };
  const output = await command('deploy-token', ['boats'], operator);
  const [token = ''] = /wabu-deploy\.\w+/.exec(output) ?? [];
  const team = { WABU_URL: server.url, WABU_DEPLOY_TOKEN: token };
  expect(await command('check', ['boats'], team)).toMatch(/boats passed in shell 1/);
  expect(await command('release', ['boats'], team)).toMatch(/boats 1 is live/);
  expect(await command('release', ['boats'], team)).toMatch(/boats 1 has these bytes already/);
  await signIn('admin');
  await page.goto('/adminwabu/dashboard');
  await staffArea.link('Boats').click();
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();
  await expect(page.getByText('Qui non c’è ancora niente')).toBeVisible();

  change('src/words/it.ts', "title: 'Boats'", "title: 'Barche'");
  const shown = await command('release', ['boats', '--preview', 'king'], team);
  expect(shown).toMatch(/boats 2 is shown to king alone/);
  const listed = await command('modules', [], team);
  expect(listed).toMatch(/^boats +1 +since .* by team boats$/m);
  expect(listed).toContain('2 is shown to king alone');
  const king = await newPerson();
  await signIn('king', king);
  await king.goto('/adminwabu/boats');
  await expectReleaseToast(king, 'Boats');
  await king.goto('/adminwabu/boats');
  await expect(king.getByRole('heading', { name: 'Barche' })).toBeVisible();
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();

  change('src/words/it.ts', "empty: 'Qui", "empty: 'Oggi");
  expect(await command('release', ['boats'], team)).toMatch(/boats 3 is live/);
  await page.goto('/adminwabu/boats');
  await expect(page.getByText('Oggi non c’è')).toBeVisible();
  expect(await command('rollback', ['boats'], team)).toMatch(/boats 1 live at .* again/);
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();
  expect(await command('retire', ['boats'], team)).toMatch(/boats is retired/);
  await page.goto('/adminwabu/dashboard');
  await expect(staffArea.link('Fornitori')).toBeVisible();
  await expect(staffArea.link('Boats')).toHaveCount(0);
});
