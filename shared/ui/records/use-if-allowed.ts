import { useAlert } from '../dialogs/use-alert.tsx';
import { useUiWords } from '../words/ui-words.ts';

export function useIfAllowed(isAllowed: boolean) {
  const t = useUiWords();
  const alert = useAlert();
  const forbid = () => void alert({ title: t('failure.forbidden') });
  const ifAllowed = (act: () => unknown) => (isAllowed ? () => void act() : forbid);
  return { ifAllowed, forbid };
}
