import { useLocation, useNavigate } from '@wabu/shared/routing';
import { useConfirmLeave } from '../../navigation/unsaved-work-guard.tsx';
import type { PaletteItem } from './palette-item.ts';

/** The state of a navigation by the command palette: the page starts anew, also when it is open. */
export interface PaletteVisit {
  visit: number;
}

/** Returns a function that opens a line of the command palette. It asks about unsaved work before it leaves it. */
export function useOpenItem(): (item: PaletteItem) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  return async ({ path, run }) => {
    if (path === undefined) return void (await run?.());
    const isOpenPage = new URL(path, location.href).pathname === pathname;
    // Before another page, the history asks.
    if (isOpenPage && !(await confirmLeave())) return;
    navigate(path, { state: { visit: Date.now() } satisfies PaletteVisit });
  };
}
