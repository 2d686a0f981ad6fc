import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { renderModule } from '@wabu/shared/testing';
import { face } from './module.tsx';

test('the placeholder pages have the titles of the specification', async () => {
  const api = await createTestApi();
  const titles = {
    '/contacts': 'Contatti',
    '/supporto': 'Supporto',
    '/condizioni': "Condizioni d'utilizzo",
    '/carrello': 'Carrello',
  };
  for (const [path, title] of Object.entries(titles)) {
    await renderModule(face, { path, api, role: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    cleanup();
  }
});

test('the home leads to the form of the contacts', async () => {
  await renderModule(face, { path: '/', api: await createTestApi(), role: null });
  expect(screen.getByRole('link', { name: 'Contatti' })).toHaveAttribute('href', '/contacts');
});
