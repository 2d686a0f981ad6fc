import { useHotkey } from '../controls/use-hotkey.ts';
import { useUiWords } from '../words/ui-words.ts';

/** Escape leaves the form or the record that is open. */
export function useBackKey(leave: () => unknown, enabled: boolean): void {
  const t = useUiWords();
  useHotkey('escape', () => void leave(), { enabled, label: t('list.back') });
}
