import type { Registry } from '@wabu/shared/module/registry';
import { loadedFrom, releasesOf } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ role: 'admin', ownServer: true });

test('A breaking shell goes live with its modules; an open tab keeps the previous one, and a rollback restores it', async ({
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

  await releases.publish('shell', '2.0.0', (text) =>
    text.replaceAll('shell:"1.0.0"', 'shell:"2.0.0"'),
  );
  await expect(releases.makeSetLive([{ id: 'shell', version: '2.0.0' }])).rejects.toThrow(
    /409: .*non può girare nella shell 2\.0\.0/,
  );
  for (const { id, description } of modules)
    if (description) {
      const needing = { description: { ...description, requiresShell: '^2.0.0' } };
      await releases.publish(id, '2.0.0', undefined, needing);
    }
  await releases.makeSetLive(before.map(({ id }) => ({ id, version: '2.0.0' })));

  // The previous shell has fetched no module of this page.
  await staffArea.link('Utenti').click();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  expect(await loadedFrom(page, 'shell')).not.toContain('2.0.0');

  const fresh = await newPerson();
  await signIn('admin', fresh);
  await fresh.goto('/adminwabu/suppliers');
  await expect(suppliersPageOf(fresh).list).toBeVisible();
  expect(await loadedFrom(fresh, 'shell')).toEqual(['2.0.0']);
  expect(await loadedFrom(fresh, 'suppliers')).toEqual(['2.0.0']);

  await releases.makeSetLive(before);
  await fresh.goto('/adminwabu/suppliers');
  await expect(suppliersPageOf(fresh).list).toBeVisible();
  expect(await loadedFrom(fresh, 'suppliers')).not.toContain('2.0.0');
});
