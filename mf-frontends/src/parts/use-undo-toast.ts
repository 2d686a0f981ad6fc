import { showToast } from '@wabu/shared/ui';
import { useEffect, useRef } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** Returns a function that shows a toast with an undo button, as long as the component is shown that can undo. */
export function useUndoToast(): (text: string, undo: () => void) => void {
  const t = useFrontendsWords();
  const withdrawals = useRef<(() => void)[]>([]);
  useEffect(() => {
    const { current: shown } = withdrawals;
    return () => {
      for (const withdraw of shown) withdraw();
    };
  }, []);
  return (text, undo) =>
    void withdrawals.current.push(
      showToast({ text, actions: [{ label: t('actions.undo'), onPress: undo }] }),
    );
}
