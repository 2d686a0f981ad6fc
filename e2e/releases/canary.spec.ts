import { roles } from '@wabu/shared/entities/permissions';
import { throwsAt } from '../fixtures/edited-build.ts';
import { expect } from '../fixtures/test.ts';
import { SUPPLIERS, test } from './supplier-releases.ts';

test('A canary that throws is stopped after three browsers', async ({
  page,
  newPerson,
  signIn,
  releases,
  liveVersion,
  expectVersion,
  expectConsoleError,
}) => {
  expectConsoleError(/thrown on purpose/);
  await releases.publish('suppliers', '1.1.0', throwsAt(SUPPLIERS));
  await releases.setCanary('suppliers', '1.1.0', 100);
  const stop = async () =>
    (await releases.state()).history.find(({ action }) => action === 'stop-canary');
  const people = [page, await newPerson(), await newPerson()];
  for (const [index, one] of people.entries()) {
    expect(await stop()).toBeUndefined();
    // Each has a session of its own.
    await signIn(roles[index] ?? 'rookie', one);
    const report = one.waitForResponse('**/api/module-reports');
    await one.goto(SUPPLIERS);
    expect((await report).status()).toBe(204);
    await one.getByRole('button', { name: 'Riprova' }).click();
    await expectVersion(one, liveVersion);
  }
  const { modules } = await releases.state();
  expect(modules.find(({ id }) => id === 'suppliers')?.canary).toBeNull();
  expect(await stop()).toMatchObject({ actor: 'wabu', to: '1.1.0', note: '3 errori su 3 browser' });
});
