import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Side as ConflictSide } from '@wabu/shared/tree';
import type { ConflictItem } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import type { ReactNode } from 'react';
import type { Conflict } from '../model/merge/versions.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { labelOf, textOfSide } from './conflict-labels.ts';

export function toItem(
  t: FrontendsTranslate,
  conflict: Conflict,
  nameOf: (section: string) => string,
): ConflictItem {
  const textOf = (side: ConflictSide) => textOfSide(t, conflict, side, nameOf);
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
