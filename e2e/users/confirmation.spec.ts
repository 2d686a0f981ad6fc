import { expectAccessible } from '../fixtures/accessible.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmationOf } from '../pages/confirmation.ts';

test.use({ role: 'king', ownServer: true });

test('A new king needs the password, whose confirmation repeats the call once', async ({
  page,
  usersPage,
  allowConsoleError,
}) => {
  // The refused call, the wrong password, and the code that does not arrive.
  allowConsoleError(/status of (403|400)|ERR_FAILED|ChunkLoadError/);
  const { dialog, password, enter } = confirmationOf(page);
  const changes: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/updateuser')) changes.push(response.status());
  });
  const makeKing = async () => {
    await usersPage.manage('admin').click();
    await usersPage.menuItem('king').press('Enter');
    await expect(password).toBeFocused();
  };
  await usersPage.open();
  // The code of the dialog does not arrive.
  await page.route('**/pages.*', (route) => route.abort());
  await usersPage.manage('admin').click();
  await usersPage.menuItem('king').press('Enter');
  await expect(page.getByText('Il server non risponde: riprova tra poco')).toBeVisible();
  await page.unroute('**/pages.*');
  await makeKing();
  await expectAccessible(page, { all: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(usersPage.manage('admin')).toBeFocused();
  expect(changes).toEqual([403, 403]);

  await makeKing();
  await enter('not-the-password');
  await expect(dialog.getByText('La password non è giusta')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('');
  await enter(people.king.password);
  await expect(page.getByText('admin ora è king')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(changes).toEqual([403, 403, 403, 200]);
});
