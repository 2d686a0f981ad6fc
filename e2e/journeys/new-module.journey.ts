import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { copyTree } from '../fixtures/copied-tree.ts';
import { journey } from '../fixtures/journey.ts';
import { releasesOf } from '../fixtures/releases.ts';

const tree = copyTree();
after(() => rmSync(tree.folder, { recursive: true, force: true }));

const command = (name: string, words: string[], env: Record<string, string>) =>
  tree.node(['tools/scripts/releases.mjs', name, ...words], env);

function change(file: string, from: string, to: string): void {
  const path = join(tree.folder, 'mf-boats', file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(from));
  writeFileSync(path, text.replace(from, to));
}

test('A new section passes every check as it is made', { timeout: 600_000 }, async () => {
  await command('new-module', ['boats'], {});
  await tree.node(['node_modules/typescript-native/bin/tsc', '-p', 'mf-boats']);
  await tree.node(['node_modules/@biomejs/biome/bin/biome', 'check', 'mf-boats']);
  await tree.node(['node_modules/jest/bin/jest.js', '--ci', '--testPathPatterns', 'mf-boats']);
});

journey(
  'The new section is released, changed, and taken back; the shell stays as it is',
  {},
  async (given) => {
    const { page, server, signIn, visit } = given;
    const releases = releasesOf(server);
    const operator = { PORT: new URL(server.url).port, DATA_DIR: server.dataDir };
    const handedOut = await command('deploy-token', ['boats'], operator);
    const [token = ''] = /wabu-deploy\.\w+/.exec(handedOut) ?? [];
    const team = { WABU_URL: server.url, WABU_DEPLOY_TOKEN: token };
    const canary = ['boats', '--canary', '10'];
    await assert.rejects(command('release', canary, team), /nothing is live yet/);
    const stranger = { ...team, WABU_DEPLOY_TOKEN: `wabu-deploy.${'0'.repeat(64)}` };
    await assert.rejects(command('release', ['boats'], stranger), /401: /);
    await assert.rejects(command('release', ['users'], team), /403: .* non è di questo modulo/);
    assert.ok(!existsSync(join(tree.folder, 'mf-boats/dist')), 'Refused before it was built');
    assert.match(await command('release', ['boats'], team), /boats 1\.0\.0 is live/);

    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await signIn('admin');
    await visit('/adminwabu/dashboard');
    await menu.getByRole('link', { name: 'Boats' }).click();
    await page.getByRole('heading', { name: 'Boats' }).waitFor();
    await page.getByText('Qui non c’è ancora niente').waitFor();

    change('package.json', '"version": "1.0.0"', '"version": "1.1.0"');
    change('src/words/it.ts', "title: 'Boats'", "title: 'Barche'");
    assert.match(await command('release', canary, team), /shown to 10 of 100/);
    const told = await command('modules', [], team);
    assert.match(told, /^boats +1\.0\.0 .*by team boats, 1\.1\.0 for 10 %$/m);
    assert.equal(told.match(/^boats /gm)?.length, 1);
    // What was tried in ten of a hundred browsers goes to all of them as it is.
    assert.match(await command('release', ['boats'], team), /boats 1\.1\.0 is live/);
    await visit('/adminwabu/boats');
    await page.getByRole('heading', { name: 'Barche' }).waitFor();
    assert.match(await command('rollback', ['boats', '1.0.0'], team), /boats 1\.0\.0 is live/);
    await visit('/adminwabu/boats');
    await page.getByRole('heading', { name: 'Boats' }).waitFor();
    await assert.rejects(
      command('rollback', ['users', '1.0.0'], team),
      /nothing was ever released/,
    );
    assert.equal(await releases.liveVersion('boats'), '1.0.0');
  },
);
