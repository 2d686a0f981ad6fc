import { screen } from '@testing-library/react';
import type { TestApi } from '@wabu/api/testing';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import { editScene, openFrontends } from './open-frontends.tsx';

interface Scene {
  pictures?: string[];
  changes?: Partial<FrontendInput>;
  wrapApi?: (api: TestApi) => TestApi;
}

/** Opens the form of the frontend `terme`, whose folder holds these pictures. */
export async function openEditForm({ changes, ...scene }: Scene = {}) {
  const page = await openFrontends({ ...editScene({ Sezioni: [], ...changes }), ...scene });
  await screen.findByRole('textbox', { name: 'URL' });
  return page;
}
