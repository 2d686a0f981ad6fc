import { beforeAll, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { startI18n } from '@wabu/shared/i18n';
import { type NavigateFunction, useLocation, useNavigate, useRoutes } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { renderUi } from '@wabu/shared/testing';
import { useState } from 'react';
import { AdminLayout } from './admin-layout.tsx';

beforeAll(() => startI18n('it'));

let navigate: NavigateFunction;

/** A page that reads its address when it starts. */
function Page() {
  const { hash } = useLocation();
  const [start] = useState(hash);
  navigate = useNavigate();
  return <p>Started at {start}</p>;
}

function Staff() {
  return useRoutes([
    { element: <AdminLayout modules={[]} />, children: [{ path: '*', element: <Page /> }] },
  ]);
}

test('a page starts anew at an address of the command palette, and stays through its own changes of it', async () => {
  renderUi(
    <MemoryRouter initialEntries={['/boats#a']}>
      <QueryClientProvider client={new QueryClient()}>
        <Staff />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  act(() => navigate('/boats#b', { replace: true }));
  expect(screen.getByText('Started at #a')).toBeVisible();
  act(() => navigate('/boats#c', { state: { visit: 1 } }));
  expect(screen.getByText('Started at #c')).toBeVisible();
  expect(screen.getAllByRole('main').at(-1)).toHaveFocus();
  act(() => navigate('/boats#d', { replace: true }));
  expect(screen.getByText('Started at #c')).toBeVisible();
  act(() => navigate('/boats#c', { state: { visit: 2 } }));
  act(() => navigate('/boats#e', { state: { visit: 3 } }));
  expect(screen.getByText('Started at #e')).toBeVisible();
});
