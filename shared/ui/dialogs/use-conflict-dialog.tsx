import { useCallback } from 'react';
import type { LastChange } from '../../entities/problem.ts';
import type { Decisions } from '../../tree/index.ts';
import { showToast } from '../feedback/toasts.ts';
import { useUiWords } from '../words/it.ts';
import type { ConflictItem } from './conflict-dialog.tsx';
import { useOverlay } from './overlays.tsx';

/** `const choice = await resolve(items)`: null when the user returns to the form, or the dialog does not load. */
export function useConflictDialog(): (
  items: readonly ConflictItem[],
  saved?: Partial<LastChange>,
) => Promise<Decisions | null> {
  const open = useOverlay();
  const t = useUiWords();
  return useCallback(
    async (items, saved) => {
      const loaded = await import(/* webpackChunkName: "dialogs" */ './conflict-dialog.tsx').catch(
        () => null,
      );
      if (loaded === null) {
        showToast({ kind: 'error', text: t('conflictFailed') });
        return null;
      }
      const { ConflictDialog } = loaded;
      const choice = await open<Decisions | null>((answer) => (
        <ConflictDialog items={items} saved={saved} onAnswer={answer} />
      ));
      return choice ?? null;
    },
    [open, t],
  );
}
