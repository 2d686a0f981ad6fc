import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { defineModule } from '@wabu/shared/module';
import { aSupplier, forAllTests, renderModule } from '@wabu/shared/testing';
import { DashboardPage } from './dashboard-page.tsx';

const api = forAllTests(createTestApi);

const dashboardModule = defineModule({
  id: 'dashboard',
  pages: { '/adminwabu/dashboard': () => <DashboardPage modules={[]} /> },
});
const openPage = (search = '') =>
  renderModule(dashboardModule, { path: `/adminwabu/dashboard${search}`, api, role: 'admin' });

test('name, role and picture come from the token, not from the address', async () => {
  await openPage('?username=evil&role=king');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Benvenuto admin (ruolo = admin)',
  );
  expect(screen.getByText('Italiano')).toBeVisible();
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
});

test('the card of the activity shows the last entries', async () => {
  await api.seedSuppliers([aSupplier(1, { Nome: 'Molo Blu' })]);
  await openPage();
  const card = await screen.findByText('Molo Blu');
  expect(card.closest('li')).toHaveTextContent(/^king ha creato il fornitore Molo Blu /);
});
