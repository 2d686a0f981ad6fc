import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { throwsAt } from '../fixtures/altered-build.ts';
import { journey } from '../fixtures/journey.ts';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';
import { testsScreen } from '../fixtures/tests-screen.ts';

const PATH = '/adminwabu/suppliers';

const banner = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'In questo browser stai provando' });

/** Chooses a kept version in the inspector; the page is loaded anew with it. */
async function tryVersion(page: Page, version: string) {
  const { card, press } = testsScreen(page);
  await press('Rilasci', 'Mostra i rilasci');
  await card('Rilasci')
    .getByRole('button', { name: `Prova qui: suppliers ${version}` })
    .click();
  await banner(page)
    .filter({ hasText: `suppliers ${version}` })
    .waitFor();
}

journey('A version on trial is shown in this browser alone, and said to be', {}, async (given) => {
  const { page, server, signIn, visit, newPerson } = given;
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await signIn('king');
  await visit('/adminwabu/tests');
  await tryVersion(page, '1.1.0');
  await visit(PATH);
  await suppliersScreen(page).list.waitFor();
  await banner(page).waitFor();
  assert.equal(await runningVersion(page, 'suppliers'), '1.1.0');

  const other = await newPerson();
  await signIn('king', other);
  await visit(PATH, other);
  await suppliersScreen(other).list.waitFor();
  assert.equal(await runningVersion(other, 'suppliers'), before);

  const left = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Torna alle versioni di tutti' }).click();
  await left;
  await suppliersScreen(page).list.waitFor();
  assert.equal(await banner(page).count(), 0);
  assert.equal(await runningVersion(page, 'suppliers'), before);
});

for (const how of ['does not load', 'throws when it is drawn'] as const) {
  journey(`A version on trial that ${how} is dropped by itself`, {}, async (given) => {
    const { page, server, signIn, visit, complaints } = given;
    complaints.ignore(/Failed to load resource|net::ERR_FAILED|thrown on purpose/);
    complaints.ignore(/Module "suppliers" \(unreachable\)/);
    const releases = releasesOf(server);
    const before = await releases.liveVersion('suppliers');
    const isDead = how === 'does not load';
    await releases.publish('suppliers', '1.1.0', isDead ? undefined : throwsAt(PATH));
    if (isDead) await page.route('**/modules/suppliers/1.1.0/**', (route) => route.abort());
    await signIn('admin');
    await visit('/adminwabu/tests');
    await tryVersion(page, '1.1.0');
    await visit(PATH);
    await page.getByRole('heading', { name: '«Fornitori» non si è caricato' }).waitFor();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await suppliersScreen(page).list.waitFor();
    assert.equal(await banner(page).count(), 0);
    assert.equal(await runningVersion(page, 'suppliers'), before);
  });
}

journey('What nobody signed is not tried', {}, async (given) => {
  const { page, server, signIn, visit } = given;
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await signIn('king');
  await visit('/adminwabu/tests');
  await tryVersion(page, '1.1.0');
  await page.evaluate(() => {
    const kept = localStorage.getItem('moduleOverrides') ?? '';
    localStorage.setItem('moduleOverrides', kept.replaceAll('/1.1.0/', '/6.6.6/'));
  });
  await visit(PATH);
  await suppliersScreen(page).list.waitFor();
  assert.equal(await banner(page).count(), 0);
  assert.equal(await runningVersion(page, 'suppliers'), before);
});
