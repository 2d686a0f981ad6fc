import { jest } from '@jest/globals';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import { renderModule } from '@wabu/shared/testing';
import type { ReactNode } from 'react';
import { face } from '../module.tsx';
import { serverWith } from './open-frontends.tsx';

/** Opens a dialog of this module alone, over the real api. */
export async function openDialog(
  dialog: (onClose: () => void) => ReactNode,
  frontends: readonly FrontendInput[],
) {
  const server = await serverWith(frontends);
  const onClose = jest.fn();
  const pages = { '/': () => dialog(onClose) };
  const page = await renderModule({ ...face, pages }, { path: '/', api: server.api, role: 'king' });
  return { ...page, ...server, onClose };
}
