import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { interceptCalls, renderSlot } from '@wabu/shared/testing';
import { slots } from '../slots.tsx';

// The registry of the test api is not signed, so its own answer is always 503.
test.each<[string, string, () => Promise<Response>]>([
  ['is healthy', 'Il server funziona', async () => new Response('{}')],
  ['has a problem', 'Il server ha un problema', async () => new Response('{}', { status: 503 })],
  ['does not answer', 'Il server ha un problema', () => Promise.reject(new TypeError())],
])('the dashboard card of a server that %s says so', async (_, sentence, healthz) => {
  const api = interceptCalls('/healthz', healthz)(await createTestApi());
  await renderSlot(slots, 'dashboard.card', {}, { api });
  expect(await screen.findByText(sentence)).toBeVisible();
});
