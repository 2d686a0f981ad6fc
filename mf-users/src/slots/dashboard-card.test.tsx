import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { renderSlot } from '@wabu/shared/testing';
import { slots } from '../slots.tsx';

test('the dashboard card counts the users of each role', async () => {
  await renderSlot(slots, 'dashboard.card', {}, { api: await createTestApi() });
  expect(await screen.findByText('3 utenti')).toBeVisible();
  expect(screen.getByText('king: 1 · admin: 1 · rookie: 1')).toBeVisible();
});
