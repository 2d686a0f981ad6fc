import type { LastChange } from '@wabu/shared/entities/problem';
import { useConflictDialog } from '@wabu/shared/ui';
import type { Conflict, Resolutions } from '../model/merge/versions.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/**
 * Returns a function that opens the conflict dialog. It resolves to null when the user returns to
 * the form.
 */
export function useConflictResolution() {
  const t = useFrontendsWords();
  const ask = useConflictDialog();
  return async (
    conflicts: readonly Conflict[],
    /** Returns the name of a section. */
    nameOf: (section: string) => string,
    saved?: Partial<LastChange>,
  ): Promise<Resolutions | null> => {
    const { toItem } = await import('./conflict-item.tsx');
    return ask(
      conflicts.map((conflict) => toItem(t, conflict, nameOf)),
      saved,
    );
  };
}
