import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Registry } from '@wabu/shared/module/registry';
import { root } from '../fixtures/folders.ts';
import { loadedFrom, releasesOf } from '../fixtures/releases.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

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

async function rollBackTogether(server: Server, modules: string[]): Promise<void> {
  const words = ['tools/scripts/releases.mjs', 'rollback', ...modules, '--together'];
  const env = { ...process.env, PORT: new URL(server.url).port, DATA_DIR: server.dataDir };
  await promisify(execFile)(process.execPath, words, { cwd: root, env });
}

test.use({ role: 'admin', ownServer: true });

test('A breaking shell with another React goes live with its modules; an open tab keeps the previous one, and a rollback restores it', async ({
  page,
  server,
  newPerson,
  signIn,
  staffArea,
  suppliersPage,
}) => {
  const releases = releasesOf(server);
  await suppliersPage.open();
  const { modules } = (await (await fetch(`${server.url}/registry.json`)).json()) as Registry;
  const before = modules.map(({ id, version }) => ({ id, version }));

  // A shell whose number and React are a major version ahead, and modules that need both.
  const shell = modules.find(({ id }) => id === 'shell');
  const react = shell?.shared.react ?? '';
  const ahead = (text: string) => text.replaceAll(react, NEXT_REACT);
  const sharedAhead = (shared: Record<string, string>) => JSON.parse(ahead(JSON.stringify(shared)));
  await releases.publish(
    'shell',
    '2.0.0',
    (text) => ahead(text).replaceAll('shell:"1.0.0"', 'shell:"2.0.0"'),
    { shared: sharedAhead(shell?.shared ?? {}) },
  );
  await expect(releases.makeSetLive([{ id: 'shell', version: '2.0.0' }])).rejects.toThrow(
    /409: .*non può girare nella shell 2\.0\.0/,
  );
  for (const { id, description, shared } of modules)
    if (description) {
      const needing = { ...description, requiresShell: '^2.0.0' };
      const claims = { description: needing, shared: sharedAhead(shared) };
      await releases.publish(id, '2.0.0', ahead, claims);
    }
  await releases.makeSetLive(before.map(({ id }) => ({ id, version: '2.0.0' })));

  // The previous shell has fetched no module of this page.
  await staffArea.link('Utenti').click();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  expect(await loadedFrom(page, 'shell')).not.toContain('2.0.0');
  expect(await sharedReact(page)).toEqual([react]);

  const fresh = await newPerson();
  await signIn('admin', fresh);
  await fresh.goto('/adminwabu/suppliers');
  await expect(suppliersPageOf(fresh).list).toBeVisible();
  expect(await loadedFrom(fresh, 'shell')).toEqual(['2.0.0']);
  expect(await loadedFrom(fresh, 'suppliers')).toEqual(['2.0.0']);

  expect(await sharedReact(fresh)).toEqual([NEXT_REACT]);
  await suppliersPageOf(fresh).list.getByRole('option').first().click();
  await expect(fresh.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await rollBackTogether(
    server,
    before.map(({ id }) => id),
  );
  await fresh.goto('/adminwabu/suppliers');
  await expect(suppliersPageOf(fresh).list).toBeVisible();
  expect(await loadedFrom(fresh, 'suppliers')).not.toContain('2.0.0');
  expect(await sharedReact(fresh)).toEqual([react]);
});
