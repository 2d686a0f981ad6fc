import type { LastChange } from '@wabu/shared/entities/problem';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { type ConflictItem, useConflictDialog } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import type { ReactNode } from 'react';
import type { Conflict, Resolutions, Side } from '../model/merge/versions.ts';
import { plainTextOf } from '../model/text/html-tokens.ts';
import { type FrontendsTranslate, useFrontendsWords } from '../words/frontends-words.ts';
import { labelOf, textOfSide } from './conflict-labels.ts';

/**
 * Returns a function that opens the conflict dialog. It resolves to null when the user returns to
 * the form.
 */
export function useConflictResolution() {
  const t = useFrontendsWords();
  const ask = useConflictDialog();
  return (
    conflicts: readonly Conflict[],
    /** Returns the name of a section. */
    nameOf: (section: string) => string,
    saved?: Partial<LastChange>,
  ): Promise<Resolutions | null> =>
    ask(
      conflicts.map((conflict) => toItem(t, conflict, nameOf)),
      saved,
    );
}

/** One conflict as an item of the dialog, with its rendered value. */
function toItem(
  t: FrontendsTranslate,
  conflict: Conflict,
  nameOf: (section: string) => string,
): ConflictItem {
  const textOf = (side: Side) => textOfSide(t, conflict, side, nameOf);
  return {
    key: conflict.key,
    label: labelOf(t, conflict, nameOf),
    mine: plainTextOf(textOf('mine')),
    theirs: plainTextOf(textOf('theirs')),
    draw: (side) => drawn(conflict, textOf(side)),
  };
}

function drawn({ what }: Conflict, text: string): ReactNode {
  if (text === '') return null;
  if (what.kind !== 'text') return <bdi>{text}</bdi>;
  return <RichTextView html={text} language={what.language as LanguageCode} linksWork={false} />;
}
