import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { throwsAt } from '../fixtures/altered-build.ts';
import { journey } from '../fixtures/journey.ts';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';
import { testsScreen } from '../fixtures/tests-screen.ts';

const PATH = '/adminwabu/suppliers';

/** Gives a browser its place among a hundred, as its first visit would have drawn it. */
const standAt = (page: Page, place: number) =>
  page.evaluate((it) => localStorage.setItem('canaryBucket', String(it)), place);

const placeOf = async (page: Page) =>
  Number(await page.evaluate(() => localStorage.getItem('canaryBucket') ?? 'none'));

journey('A canary goes to its share of browsers, and each stays on its side', {}, async (given) => {
  const { page, server, signIn, visit, newPerson } = given;
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await releases.setCanary('suppliers', '1.1.0', 30);
  const shownTo = async (one: Page) => {
    await visit(PATH, one);
    await suppliersScreen(one).list.waitFor();
    return runningVersion(one, 'suppliers');
  };

  await signIn('rookie');
  const drawn = await shownTo(page);
  assert.equal(drawn, (await placeOf(page)) < 30 ? '1.1.0' : before);
  assert.equal(await shownTo(page), drawn);

  const [inside, outside] = [await newPerson(), await newPerson()];
  await signIn('rookie', inside);
  await standAt(inside, 29);
  await signIn('admin', outside);
  await standAt(outside, 30);
  assert.equal(await shownTo(inside), '1.1.0');
  assert.equal(await shownTo(outside), before);

  await releases.setCanary('suppliers', '1.1.0', 31);
  assert.equal(await shownTo(inside), '1.1.0');
  assert.equal(await shownTo(outside), '1.1.0');
  await releases.setCanary('suppliers', '1.1.0', 0);
  assert.equal(await shownTo(inside), before);
});

journey('Staff who ask for previews get a canary before others', {}, async (given) => {
  const { page, server, signIn, visit } = given;
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await releases.setCanary('suppliers', '1.1.0', 1);
  await signIn('admin');
  await standAt(page, 99);
  const { list } = suppliersScreen(page);
  await visit(PATH);
  await list.waitFor();
  assert.equal(await runningVersion(page, 'suppliers'), before);

  const previews = testsScreen(page)
    .card('Rilasci')
    .getByRole('switch', { name: /anteprime prima/ });
  await visit('/adminwabu/tests');
  await previews.click();
  await visit(PATH);
  await list.waitFor();
  assert.equal(await runningVersion(page, 'suppliers'), '1.1.0');

  await visit('/adminwabu/tests');
  await previews.click();
  await visit(PATH);
  await list.waitFor();
  assert.equal(await runningVersion(page, 'suppliers'), before);
});

for (const how of ['does not load', 'throws when it is drawn'] as const) {
  journey(`A canary that ${how} is stopped after three browsers`, {}, async (given) => {
    const { page, server, signIn, visit, newPerson, complaints } = given;
    complaints.ignore(/Failed to load resource|net::ERR_FAILED|thrown on purpose/);
    complaints.ignore(/Module "suppliers" \(unreachable\)/);
    const releases = releasesOf(server);
    const before = await releases.liveVersion('suppliers');
    const isDead = how === 'does not load';
    await releases.publish('suppliers', '1.1.0', isDead ? undefined : throwsAt(PATH));
    await releases.setCanary('suppliers', '1.1.0', 100);
    const isStopped = async () =>
      (await releases.seen()).history.some(({ action }) => action === 'stop-canary');

    const people = [page, await newPerson(), await newPerson()];
    for (const one of people) {
      assert.equal(await isStopped(), false);
      await signIn('rookie', one);
      if (isDead) await one.route('**/modules/suppliers/1.1.0/**', (route) => route.abort());
      const told = one.waitForResponse('**/api/module-reports');
      await visit(PATH, one);
      assert.equal((await told).status(), 204);
      await one.getByRole('heading', { name: '«Fornitori» non si è caricato' }).waitFor();
      await one.getByRole('button', { name: 'Riprova' }).click();
      await suppliersScreen(one).list.waitFor();
      assert.equal(await runningVersion(one, 'suppliers'), before);
    }
    const { modules, history } = await releases.seen();
    assert.equal(modules.find(({ id }) => id === 'suppliers')?.canary, null);
    const stop = history.find(({ action }) => action === 'stop-canary');
    assert.deepEqual(
      [stop?.actor, stop?.to, stop?.note],
      ['wabu', '1.1.0', '3 errori su 3 browser'],
    );
  });
}
