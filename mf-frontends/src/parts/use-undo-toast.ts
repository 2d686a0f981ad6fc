import { showToast } from '@wabu/shared/ui';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** Returns a function that shows a toast with an undo button, and returns one that removes it. */
export function useUndoToast(): (text: string, undo: () => void) => () => void {
  const t = useFrontendsWords();
  return (text, undo) =>
    showToast({ text, actions: [{ label: t('actions.undo'), onPress: undo }] });
}
