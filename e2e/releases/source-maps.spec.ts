import { throwsAt } from '../fixtures/edited-build.ts';
import { expect } from '../fixtures/test.ts';
import { SUPPLIERS, test } from './supplier-releases.ts';

test('A king reads in the error card where in the sources a module failed, an admin the plain message @verify', async ({
  page,
  newPerson,
  signIn,
  releases,
  expectConsoleError,
}) => {
  expectConsoleError(/thrown on purpose/);
  await releases.release('suppliers', { edit: throwsAt(SUPPLIERS) });
  await signIn('king');
  await page.goto(SUPPLIERS);
  const details = page.getByRole('alert').locator('details');
  await details.locator('summary').click();
  await expect(details).toContainText(/thrown on purpose/);
  await expect(details).toContainText(/at .*src\/[\w/-]+\.tsx:\d+:\d+/);

  // The tab keeps its errors for the inspector.
  await page.getByRole('link', { name: 'Tests', exact: true }).first().click();
  const card = page.getByRole('region', { name: 'Errori dei moduli' });
  await expect(card).toContainText(/at .*src\/[\w/-]+\.tsx:\d+:\d+/);

  const admin = await newPerson();
  await signIn('admin', admin);
  await admin.goto(SUPPLIERS);
  const plain = admin.getByRole('alert').locator('details');
  await plain.locator('summary').click();
  await expect(plain).toContainText(/thrown on purpose/);
  await expect(plain).not.toContainText(/\.tsx:/);
});
