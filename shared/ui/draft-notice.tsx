import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { useUiWords } from './words/ui-words.ts';

interface DraftNoticeProps {
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers what was typed and never saved. */
export function DraftNotice({ onRecover, onDiscard }: DraftNoticeProps) {
  const t = useUiWords();
  return (
    <Callout text={t('draft.found')}>
      <Button size="sm" look="solid" onClick={onRecover}>
        {t('draft.recover')}
      </Button>
      <Button size="sm" look="quiet" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </Callout>
  );
}
