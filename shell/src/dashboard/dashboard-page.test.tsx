import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import { startI18n } from '@wabu/shared/i18n';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { aSupplier, renderUi } from '@wabu/shared/testing';
import { DashboardPage } from './dashboard-page.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  startI18n('it');
});
afterAll(() => api.close());
beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => api.fetch(input, init));
  session.signIn(await api.signIn('admin'));
});

test('name, role and picture come from the token, not from the address', async () => {
  const { container } = renderUi(
    <MemoryRouter initialEntries={['/adminwabu/dashboard?username=evil&role=king']}>
      <DashboardPage modules={[]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Benvenuto admin (ruolo = admin)',
  );
  expect(screen.getByText('Italiano')).toBeVisible();
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
});

test('the card of the activity shows the last entries', async () => {
  await api.seedSuppliers([aSupplier(1, { Nome: 'Molo Blu' })]);
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DashboardPage modules={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const card = await screen.findByText('Molo Blu', {}, { timeout: 5_000 });
  expect(card.closest('li')).toHaveTextContent(/^king ha creato il fornitore Molo Blu /);
});
