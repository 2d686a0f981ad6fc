import { screen } from '@testing-library/react';
import type { TestApi } from '@wabu/api/testing';
import { aFrontend } from '@wabu/shared/testing';
import { openFrontends, supplier } from './open-frontends.tsx';

const frontend = (changes: Parameters<typeof aFrontend>[2] = {}) =>
  aFrontend(supplier.Nome, 1, { URL: 'terme', Sezioni: [], ...changes });

interface Scene {
  pictures?: string[];
  changes?: Parameters<typeof aFrontend>[2];
  through?: (api: TestApi) => TestApi;
}

/** The form of the frontend `terme`, whose folder holds these pictures. */
export async function editing({ pictures = [], changes, through }: Scene = {}) {
  const page = await openFrontends({
    frontends: [frontend(changes)],
    at: '?frontend=terme&mode=edit',
    pictures,
    through,
  });
  await screen.findByRole('textbox', { name: 'URL' });
  return page;
}
