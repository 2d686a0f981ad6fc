import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsOf } from '../deployments/documented-commands.ts';
import { runCommands } from '../deployments/run-commands.ts';
import { expectReleaseToast } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { copyTree } from './copied-tree.ts';

const DOCUMENT = 'docs/modules.md';

test.describe.configure({ timeout: 600_000 });

let tree: ReturnType<typeof copyTree>;
test.beforeAll(async () => {
  tree = copyTree();
  const [create = ''] = commandsOf(DOCUMENT, "A team's first day");
  await runCommands(['bash'], create, tree.folder);
  // The releases name its commit.
  const commit = 'git -c user.name=a -c user.email=a@b.example commit --quiet --allow-empty';
  await runCommands(['bash'], `git init --quiet && ${commit} -m 'A section'`, tree.folder);
});
test.afterAll(() => rmSync(tree.folder, { recursive: true, force: true }));

function change(file: string, from: string, to: string): void {
  const path = join(tree.folder, 'mf-boats', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('A new section passes its own checks, and those of the whole tree @verify', async () => {
  await tree.node(['node_modules/typescript-native/bin/tsc', '-p', 'mf-boats']);
  await tree.node(['node_modules/@biomejs/biome/bin/biome', 'check', 'mf-boats']);
  // In the long checks jest runs the long tests alone, and a new section has none.
  const usual = { WABU_VERIFY: undefined };
  const jest = ['node_modules/jest/bin/jest.js', '--ci', '--testPathPatterns', 'mf-boats'];
  await tree.node(jest, usual);
  await tree.node(['tools/scripts/checks/boundaries.mjs']);
  await tree.node(['tools/scripts/test.mjs', 'dead-code']);
});

test('The documented commands take a new section through the first day of its team and of the owner @verify', async ({
  page,
  newPerson,
  server,
  signIn,
  staffArea,
}) => {
  const [, firstDay = '', preview = '', back = ''] = commandsOf(DOCUMENT, "A team's first day");
  const [owner = ''] = commandsOf(DOCUMENT, "The owner's day");
  const [inCi = ''] = commandsOf(DOCUMENT, 'In CI');
  const run = (commands: string) => runCommands(['bash'], commands, tree.folder);
  const { port } = new URL(server.url);
  const operator = `export PORT=${port} DATA_DIR=${server.dataDir}\n`;
  const [token = ''] = /wabu-deploy\.\w+/.exec(await run(operator + owner)) ?? [];
  const team = firstDay
    .replace('https://www.example.com', server.url)
    .replace('wabu-deploy.…', token);
  const asTeam = `${team.split('\n').slice(0, 2).join('\n')}\n`;

  const released = await run(team);
  expect(released).toMatch(/boats passed in shell 1/);
  expect(released).toMatch(/boats 1 is live/);
  expect(released).toMatch(/^boats +1 +since .* by team boats · \w+ · Boats of the lake$/m);
  await signIn('admin');
  await page.goto('/adminwabu/dashboard');
  await staffArea.link('Boats').click();
  await expect(page.getByText('Qui non c’è ancora niente')).toBeVisible();

  change('src/words/it.ts', "title: 'Boats'", "title: 'Barche'");
  const shown = await run(asTeam + preview.replace('anna,mario', 'king'));
  expect(shown).toMatch(/boats 2 is shown to king alone/);
  const king = await newPerson();
  await signIn('king', king);
  await king.goto('/adminwabu/boats');
  await expectReleaseToast(king, 'Boats');
  await king.goto('/adminwabu/boats');
  await expect(king.getByRole('heading', { name: 'Barche' })).toBeVisible();
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();

  expect(await run(asTeam + inCi)).toMatch(/boats 2 has these bytes already.*boats 2 is live/s);
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Barche' })).toBeVisible();
  const [rollback = '', number = '', retire = ''] = back.trim().split('\n');
  expect(await run(asTeam + rollback)).toMatch(/boats 1 live at .* again/);
  await page.goto('/adminwabu/boats');
  await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();
  expect(await run(asTeam + number)).toMatch(/boats 1 live at .* again/);
  expect(await run(asTeam + retire)).toMatch(/boats is retired/);
  await page.goto('/adminwabu/dashboard');
  await expect(staffArea.link('Fornitori')).toBeVisible();
  await expect(staffArea.link('Boats')).toHaveCount(0);
});
