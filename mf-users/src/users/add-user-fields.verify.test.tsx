import { expect, test } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { userMessages } from '@wabu/shared/entities/user';
import { localMessage } from '@wabu/shared/i18n';
import { anna, fillAddDialog, renderUsers } from '../testing/render-users.tsx';

test('a common password shows an error beside its field and is not sent; another one removes it', async () => {
  const { user, names } = await renderUsers();
  const { confirm, dialog } = await fillAddDialog(user, { ...anna, password: 'password123' });
  await confirm();
  expect(await within(dialog).findByText(localMessage(userMessages.passwordCommon))).toBeVisible();
  expect(await names()).not.toContain('anna');
  await user.click(within(dialog).getByRole('button', { name: 'Genera' }));
  expect(within(dialog).getByText('Ottima')).toBeVisible();
  await waitFor(() =>
    expect(
      within(dialog).queryByText(localMessage(userMessages.passwordCommon)),
    ).not.toBeInTheDocument(),
  );
});

test('a password can be generated, shown and copied', async () => {
  const { user } = await renderUsers();
  const { dialog, field } = await fillAddDialog(user, {});
  expect(field(/^Password/)).toHaveAttribute('type', 'password');
  await user.click(within(dialog).getByRole('button', { name: 'Genera' }));
  const password = field(/^Password/);
  expect(password).toHaveAttribute('type', 'text');
  expect(within(dialog).getByText('Ottima')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copia' }));
  expect(await navigator.clipboard.readText()).toBe((password as HTMLInputElement).value);
  await user.click(within(dialog).getByRole('button', { name: 'Mostra la password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a file that is not a picture shows an error beside its field', async () => {
  const { user } = await renderUsers();
  const { dialog, field } = await fillAddDialog(user, { name: 'anna' });
  await user.upload(field(/^Avatar/), new File(['<svg/>'], 'io.png', { type: 'image/png' }));
  expect(await within(dialog).findByText('Scegli un file PNG, JPEG, GIF o WebP')).toBeVisible();
});
