import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BuiltModule, Registry } from '@wabu/shared/module/registry';
import { type Edit, editedBuild } from '../fixtures/edited-build.ts';
import { loadedFrom } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';
import { copyTree } from './copied-tree.ts';

const NEXT_REACT = '20.0.0';

/** The versions of React that the modules of a tab can take. */
const sharedReact = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { shareScopeMap: { default?: { react?: Record<string, unknown> } } }[];
      };
    };
    const versions = __FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.keys(shareScopeMap.default?.react ?? {}),
    );
    return [...new Set(versions)];
  });

let tree: ReturnType<typeof copyTree>;
test.beforeAll(() => {
  tree = copyTree();
});
test.afterAll(() => rmSync(tree.folder, { recursive: true, force: true }));

/** Puts the build of this tree into the copy as if its sources were of the next contract. */
async function buildAhead(id: string, edit: Edit, claims: Partial<BuiltModule>): Promise<void> {
  const name = id === 'shell' ? 'shell' : `mf-${id}`;
  const folder = join(tree.folder, name);
  for (const [file, bytes] of editedBuild(id, edit, claims)) {
    mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true });
    writeFileSync(join(folder, 'dist', file), bytes);
  }
  // `npm run release` builds what changed since this mark.
  const mark = `import { fingerprint } from './tools/scripts/build/fingerprint.mjs';
    process.stdout.write(fingerprint('${name}'))`;
  const print = await tree.node(['--input-type=module', '-e', mark]);
  writeFileSync(join(folder, 'dist/.built'), print);
}

test.use({ role: 'admin', ownServer: true });

test('A breaking shell with another React goes live with its modules by one command; an open tab keeps the previous one, and a rollback restores it @verify', async ({
  page,
  server,
  newPerson,
  signIn,
  staffArea,
  suppliersPage,
}) => {
  test.slow();
  await suppliersPage.open();
  const { modules } = (await (await fetch(`${server.url}/registry.json`)).json()) as Registry;
  const before = modules.map(({ id, version }) => ({ id, version }));

  // A shell of the next contract with the next React, and modules that need both.
  const [react = ''] = await sharedReact(page);
  const ahead = (text: string) => text.replaceAll(react, NEXT_REACT);
  for (const { id, description } of modules) {
    const contracts = { description: description && { ...description, contracts: [2] } };
    await buildAhead(id, ahead, description ? contracts : { contract: 2 });
  }
  const command = (...words: string[]) =>
    tree.node(['tools/scripts/releases.mjs', ...words], {
      PORT: new URL(server.url).port,
      DATA_DIR: server.dataDir,
    });
  const ids = before.map(({ id }) => id);
  expect(await command('release', ...ids)).toMatch(/shell 2.* in one write of \d+ ms/);

  // The previous shell has fetched no module of this page.
  await staffArea.link('Utenti').click();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  expect(await loadedFrom(page, 'shell')).not.toContain('2');
  expect(await sharedReact(page)).toEqual([react]);

  const fresh = await newPerson();
  await signIn('admin', fresh);
  await fresh.goto('/adminwabu/suppliers');
  await expect(suppliersPageOf(fresh).list).toBeVisible();
  expect(await loadedFrom(fresh, 'shell')).toEqual(['2']);
  expect(await loadedFrom(fresh, 'suppliers')).toEqual(['2']);

  expect(await sharedReact(fresh)).toEqual([NEXT_REACT]);
  await suppliersPageOf(fresh).list.getByRole('option').first().click();
  await expect(fresh.getByRole('heading', { level: 2 }).first()).toBeVisible();

  expect(await command('rollback', 'shell')).toMatch(/shell 1.* live at/);
  await fresh.goto('/adminwabu/suppliers');
  await expect(suppliersPageOf(fresh).list).toBeVisible();
  expect(await loadedFrom(fresh, 'suppliers')).not.toContain('2');
  expect(await sharedReact(fresh)).toEqual([react]);
});
