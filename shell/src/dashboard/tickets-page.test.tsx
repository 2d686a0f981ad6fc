import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { session } from '@wabu/shared/session';
import { aToken, renderUi } from '@wabu/shared/testing';
import { TicketsPage } from './tickets-page.tsx';

test('a token without a role counts as admin here', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gif'));
  session.signIn(aToken({ username: 'anna.blu' }));
  renderUi(<TicketsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Biglietti' })).toBeVisible();
  expect(screen.getByText('admin')).toBeVisible();
  await act(async () => {});
});
