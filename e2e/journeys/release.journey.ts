import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';
import { loadedFrom, releasesOf } from '../fixtures/releases.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

const PEOPLE = 20;

journey('A module is released and taken back while twenty people work', {}, async (given) => {
  const { server, signIn, visit, newPerson, page, newTab } = given;
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  const failures: string[] = [];
  const listen = (one: Page) => {
    one.on('requestfailed', (request) => {
      // Leaving a page cancels what it was still asking for; that is no failure.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()} ${reason}`);
    });
    one.on('response', (answer) => {
      if (answer.status() >= 400) failures.push(`${answer.url()} ${answer.status()}`);
    });
  };

  await signIn('admin');
  const pages: Page[] = [page];
  while (pages.length < PEOPLE) pages.push(await newTab());
  const [writers, others] = [pages.slice(0, 8), pages.slice(8)];
  for (const one of pages) listen(one);
  for (const [index, one] of writers.entries()) {
    await visit('/adminwabu/suppliers', one);
    await suppliersScreen(one).tool('Nuovo').click();
    await suppliersScreen(one).field('Nome').fill(`Bozza ${index}`);
  }
  const paths = ['/adminwabu/users', '/adminwabu/dashboard', '/adminwabu/frontends'];
  for (const [index, one] of others.entries()) await visit(paths[index % 3] ?? '', one);

  await releases.publish('suppliers', '1.1.0');
  let isDone = false;
  const work = Promise.all([
    ...writers.map(async (one, index) => {
      for (let round = 0; !isDone; round++) {
        await suppliersScreen(one).field('Città').fill(`Garda ${index}.${round}`);
        await one.waitForTimeout(100);
      }
    }),
    ...others.slice(0, 4).map(async (one) => {
      while (!isDone) {
        await one.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
        await one.getByRole('link', { name: 'Biglietti', exact: true }).first().click();
      }
    }),
  ]);
  try {
    await releases.makeLive('suppliers', '1.1.0');

    const fresh = await newPerson();
    listen(fresh);
    await signIn('rookie', fresh);
    await visit('/adminwabu/suppliers', fresh);
    await suppliersScreen(fresh).list.waitFor();
    assert.deepEqual(await loadedFrom(fresh, 'suppliers'), ['1.1.0']);

    const started = performance.now();
    await releases.makeLive('suppliers', before);
    const took = performance.now() - started;
    const newest = await newPerson();
    listen(newest);
    await signIn('rookie', newest);
    await visit('/adminwabu/suppliers', newest);
    await suppliersScreen(newest).list.waitFor();
    assert.deepEqual(await loadedFrom(newest, 'suppliers'), [before]);
    console.log(`taken back in ${Math.round(took)} ms`);
  } finally {
    isDone = true;
  }
  await work;
  for (const [index, one] of writers.entries()) {
    assert.equal(await suppliersScreen(one).field('Nome').inputValue(), `Bozza ${index}`);
    assert.deepEqual(await loadedFrom(one, 'suppliers'), [before]);
  }
  assert.deepEqual(failures, []);
});

journey(
  'A tab learns of a release and takes it with the next change of page',
  {},
  async (given) => {
    const { page, server, signIn, visit } = given;
    const releases = releasesOf(server);
    await signIn('admin');
    await visit('/adminwabu/suppliers');
    await suppliersScreen(page).tool('Nuovo').click();
    await suppliersScreen(page).field('Nome').fill('Non perdermi');
    await releases.publish('suppliers', '1.1.0');
    await releases.makeLive('suppliers', '1.1.0');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('È uscita una nuova versione: Fornitori').waitFor();
    assert.equal(await suppliersScreen(page).field('Nome').inputValue(), 'Non perdermi');

    await page.getByRole('link', { name: 'Utenti', exact: true }).first().click();
    // With nothing left to lose, this change of page loads everything anew.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Esci senza salvare' }).click();
    await reloaded;
    await page.getByRole('heading', { name: 'Utenti' }).waitFor();
    await page.getByRole('link', { name: 'Fornitori', exact: true }).first().click();
    await suppliersScreen(page).list.waitFor();
    assert.deepEqual(await loadedFrom(page, 'suppliers'), ['1.1.0']);
  },
);
