import type { Page } from '@playwright/test';
import { throwsAt } from '../fixtures/altered-build.ts';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test.use({ ownServer: true });

const PATH = '/adminwabu/suppliers';

/** Gives a browser its place among a hundred, as its first visit would have drawn it. */
const standAt = (page: Page, place: number) =>
  page.evaluate((it) => localStorage.setItem('canaryBucket', String(it)), place);

const placeOf = async (page: Page) =>
  Number(await page.evaluate(() => localStorage.getItem('canaryBucket') ?? 'none'));

test('A canary goes to its share of browsers, and each stays on its side', async ({
  page,
  server,
  newPerson,
  signIn,
}) => {
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await releases.setCanary('suppliers', '1.1.0', 30);
  const shownTo = async (one: Page) => {
    await one.goto(PATH);
    await expect(suppliersPageOf(one).list).toBeVisible();
    return runningVersion(one, 'suppliers');
  };

  await signIn('rookie');
  const drawn = await shownTo(page);
  expect(drawn).toBe((await placeOf(page)) < 30 ? '1.1.0' : before);
  expect(await shownTo(page)).toBe(drawn);

  const [inside, outside] = [await newPerson(), await newPerson()];
  await signIn('rookie', inside);
  await standAt(inside, 29);
  await signIn('admin', outside);
  await standAt(outside, 30);
  expect(await shownTo(inside)).toBe('1.1.0');
  expect(await shownTo(outside)).toBe(before);

  await releases.setCanary('suppliers', '1.1.0', 31);
  expect(await shownTo(inside)).toBe('1.1.0');
  expect(await shownTo(outside)).toBe('1.1.0');
  await releases.setCanary('suppliers', '1.1.0', 0);
  expect(await shownTo(inside)).toBe(before);
});

test('Staff who ask for previews get a canary before others', async ({
  page,
  server,
  signIn,
  suppliersPage,
  testsPage,
}) => {
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await releases.setCanary('suppliers', '1.1.0', 1);
  await signIn('admin');
  await standAt(page, 99);
  const { list } = suppliersPage;
  await page.goto(PATH);
  await expect(list).toBeVisible();
  expect(await runningVersion(page, 'suppliers')).toBe(before);

  const previews = testsPage.card('Rilasci').getByRole('switch', { name: /anteprime prima/ });
  await testsPage.open();
  await previews.click();
  await page.goto(PATH);
  await expect(list).toBeVisible();
  expect(await runningVersion(page, 'suppliers')).toBe('1.1.0');

  await testsPage.open();
  await previews.click();
  await page.goto(PATH);
  await expect(list).toBeVisible();
  expect(await runningVersion(page, 'suppliers')).toBe(before);
});

for (const how of ['does not load', 'throws when it is drawn'] as const) {
  test(`A canary that ${how} is stopped after three browsers`, async ({
    page,
    server,
    newPerson,
    signIn,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource|net::ERR_FAILED|thrown on purpose/);
    allowConsoleError(/Module "suppliers" \(unreachable\)/);
    const releases = releasesOf(server);
    const before = await releases.liveVersion('suppliers');
    const isDead = how === 'does not load';
    await releases.publish('suppliers', '1.1.0', isDead ? undefined : throwsAt(PATH));
    await releases.setCanary('suppliers', '1.1.0', 100);
    const isStopped = async () =>
      (await releases.seen()).history.some(({ action }) => action === 'stop-canary');

    const people = [page, await newPerson(), await newPerson()];
    for (const one of people) {
      expect(await isStopped()).toBe(false);
      await signIn('rookie', one);
      if (isDead) await one.route('**/modules/suppliers/1.1.0/**', (route) => route.abort());
      const told = one.waitForResponse('**/api/module-reports');
      await one.goto(PATH);
      expect((await told).status()).toBe(204);
      await expect(
        one.getByRole('heading', { name: '«Fornitori» non si è caricato' }),
      ).toBeVisible();
      await one.getByRole('button', { name: 'Riprova' }).click();
      await expect(suppliersPageOf(one).list).toBeVisible();
      expect(await runningVersion(one, 'suppliers')).toBe(before);
    }
    const { modules, history } = await releases.seen();
    expect(modules.find(({ id }) => id === 'suppliers')?.canary).toBeNull();
    const stop = history.find(({ action }) => action === 'stop-canary');
    expect([stop?.actor, stop?.to, stop?.note]).toEqual(['wabu', '1.1.0', '3 errori su 3 browser']);
  });
}
