import { useAlert } from '../dialogs/use-alert.tsx';
import { useUiWords } from '../words/ui-words.ts';

/** `ifAllowed` wraps an action: without permission it answers with the specified alert, as `forbid` does. */
export function useIfAllowed(isAllowed: boolean) {
  const t = useUiWords();
  const alert = useAlert();
  const forbid = () => void alert({ title: t('failure.forbidden') });
  const ifAllowed = (act: () => unknown) => (isAllowed ? () => void act() : forbid);
  return { ifAllowed, forbid };
}
