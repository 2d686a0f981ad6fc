import { Button } from '../controls/button.tsx';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import { useConfirm } from '../dialogs/use-confirm.tsx';
import { Callout } from '../feedback/callout.tsx';
import { useTimeFormat } from '../feedback/format-time.ts';
import { useUiWords } from '../words/it.ts';
import styles from './draft-banner.module.css';
import type { FoundDraft } from './local-draft.ts';

interface DraftBannerProps<Value> {
  /** Newest first. */
  drafts: readonly FoundDraft<Value>[];
  /** The form has unsaved edits, which a recovered draft replaces. */
  isDirty: boolean;
  onRecover: (draft: FoundDraft<Value>) => void;
  onDiscard: (draft: FoundDraft<Value>) => void;
}

/** Offers the stored drafts: one draft, or a list. */
export function DraftBanner<Value>(props: DraftBannerProps<Value>) {
  const { drafts, isDirty, onRecover, onDiscard } = props;
  const t = useUiWords();
  const confirm = useConfirm();
  const format = useTimeFormat();
  const [first] = drafts;
  if (first === undefined) return null;
  const isOne = drafts.length === 1;

  async function recover(draft: FoundDraft<Value>): Promise<void> {
    const question = {
      title: t('draft.replace'),
      detail: t('draft.replaceDetail'),
      confirmLabel: t('draft.replaceButton'),
    };
    if (!isDirty || (await confirm(question))) onRecover(draft);
  }

  const buttons = (draft: FoundDraft<Value>) => {
    // The time of the draft makes the names of the buttons unique.
    const time = !isOne && <VisuallyHidden> {format(draft.savedAt)}</VisuallyHidden>;
    return (
      <>
        <Button size="sm" look="solid" onClick={() => void recover(draft)}>
          {t('draft.recover')}
          {time}
        </Button>
        <Button size="sm" look="quiet" onClick={() => onDiscard(draft)}>
          {t('draft.discard')}
          {time}
        </Button>
      </>
    );
  };

  if (isOne) {
    return (
      <Callout text={t('draft.found', { time: format(first.savedAt) })}>{buttons(first)}</Callout>
    );
  }
  return (
    <Callout text={t('draft.foundMany', { count: drafts.length })}>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.slot} className="wabu-bar wabu-gap-2 wabu-pad-block-1">
            <span className={styles.time}>{format(draft.savedAt)}</span>
            {buttons(draft)}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Marks a list row whose record has a draft in this browser. */
export function DraftMark() {
  const t = useUiWords();
  return <span className={styles.mark}>{t('draft.mark')}</span>;
}
