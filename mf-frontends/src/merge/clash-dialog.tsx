import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { SidesDialog, useOverlay } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { type ReactNode, useCallback } from 'react';
import { plainTextOf } from '../translation/html-tokens.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useClashWords } from './clash-words.ts';
import type { Clash, Decisions, Side } from './versions.ts';

interface ClashDialogProps {
  clashes: readonly Clash[];
  /** What people call a section. */
  nameOf: (section: string) => string;
  /** Null: back to the form, nothing decided, nothing lost. */
  onAnswer: (decisions: Decisions | null) => void;
}

/** What two people changed, each in another way, in words and as it will be read. */
function ClashDialog({ clashes, nameOf, onAnswer }: ClashDialogProps) {
  const t = useFrontendsWords();
  const { label, textOfSide } = useClashWords(nameOf);
  const items = clashes.map((clash) => ({
    key: clash.key,
    label: label(clash),
    mine: plainTextOf(textOfSide(clash, 'mine')),
    theirs: plainTextOf(textOfSide(clash, 'theirs')),
    proposed: 'mine' as const,
    draw: (side: Side) => drawn(clash, textOfSide(clash, side)),
  }));
  return <SidesDialog items={items} text={t('clash.text')} onAnswer={onAnswer} />;
}

function drawn({ what }: Clash, text: string): ReactNode {
  if (text === '') return null;
  if (what.kind !== 'text') return <bdi>{text}</bdi>;
  return <RichTextView html={text} language={what.language as LanguageCode} linksWork={false} />;
}

/** `await resolve(clashes)`: null when the writer goes back to the form. */
export function useClashDialog() {
  const open = useOverlay();
  return useCallback(
    async (clashes: readonly Clash[], nameOf: (section: string) => string) =>
      (await open<Decisions | null>((answer) => (
        <ClashDialog clashes={clashes} nameOf={nameOf} onAnswer={answer} />
      ))) ?? null,
    [open],
  );
}
