import type { Page } from '@playwright/test';
import { expectReleaseToast, loadedFrom, releasesOf } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ role: 'admin', ownServer: true });

const PEOPLE = 5;

test('A release and its rollback disturb none of five open tabs', async ({
  page,
  server,
  newPerson,
  newTab,
  signIn,
}) => {
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  const failures: string[] = [];
  const listen = (one: Page) => {
    one.on('requestfailed', (request) => {
      // A navigation cancels the requests of the page before.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()} ${reason}`);
    });
    one.on('response', (answer) => {
      if (answer.status() >= 400) failures.push(`${answer.url()} ${answer.status()}`);
    });
  };

  const pages: Page[] = [page];
  while (pages.length < PEOPLE) pages.push(await newTab());
  const [writers, others] = [pages.slice(0, 2), pages.slice(2)];
  for (const one of pages) listen(one);
  for (const [index, one] of writers.entries()) {
    await one.goto('/adminwabu/suppliers');
    await suppliersPageOf(one).tool('Nuovo').click();
    await suppliersPageOf(one).field('Nome').fill(`Bozza ${index}`);
  }
  const paths = ['/adminwabu/users', '/adminwabu/dashboard', '/adminwabu/frontends'];
  for (const [index, one] of others.entries()) await one.goto(paths[index % 3] ?? '');

  const next = await releases.store('suppliers');
  let isDone = false;
  const work = Promise.all([
    ...writers.map(async (one, index) => {
      for (let round = 0; !isDone; round++) {
        await suppliersPageOf(one).field('Città').fill(`Garda ${index}.${round}`);
        await one.waitForTimeout(100);
      }
    }),
    ...others.slice(0, 2).map(async (one) => {
      while (!isDone) {
        await one.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
        await one.getByRole('link', { name: 'Biglietti', exact: true }).first().click();
        await one.waitForTimeout(100);
      }
    }),
  ]);
  try {
    await releases.makeLive('suppliers', next);

    const fresh = await newPerson();
    listen(fresh);
    await signIn('rookie', fresh);
    await fresh.goto('/adminwabu/suppliers');
    await expect(suppliersPageOf(fresh).list).toBeVisible();
    expect(await loadedFrom(fresh, 'suppliers')).toEqual([next]);

    await releases.makeLive('suppliers', before);
    const newest = await newPerson();
    listen(newest);
    await signIn('rookie', newest);
    await newest.goto('/adminwabu/suppliers');
    await expect(suppliersPageOf(newest).list).toBeVisible();
    expect(await loadedFrom(newest, 'suppliers')).toEqual([before]);
  } finally {
    isDone = true;
  }
  await work;
  for (const [index, one] of writers.entries()) {
    await expect(suppliersPageOf(one).field('Nome')).toHaveValue(`Bozza ${index}`);
    expect(await loadedFrom(one, 'suppliers')).toEqual([before]);
  }
  expect(failures).toEqual([]);
});

test('A tab announces a release and loads it at the next navigation @verify', async ({
  page,
  server,
  suppliersPage,
}) => {
  const releases = releasesOf(server);
  await suppliersPage.open();
  await suppliersPage.tool('Nuovo').click();
  await suppliersPage.field('Nome').fill('Bozza');
  const next = await releases.release('suppliers');
  await expectReleaseToast(page, 'Fornitori');
  await expect(suppliersPage.field('Nome')).toHaveValue('Bozza');

  await page.getByRole('link', { name: 'Utenti', exact: true }).first().click();
  // Without unsaved work, this navigation reloads the page.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Utenti' })).toBeVisible();
  await page.getByRole('link', { name: 'Fornitori', exact: true }).first().click();
  await expect(suppliersPage.list).toBeVisible();
  expect(await loadedFrom(page, 'suppliers')).toEqual([next]);
});
