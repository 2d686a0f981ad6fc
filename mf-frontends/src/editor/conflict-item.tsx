import type { AltText } from '@wabu/shared/entities/alt-texts';
import type { Section } from '@wabu/shared/entities/frontend';
import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { isLanguageCode } from '@wabu/shared/i18n/languages';
import { type Conflict, each, keyOf } from '@wabu/shared/tree';
import type { ConflictItem } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { choiceInWords, labelOf, sectionName } from '../model/frontend-labels.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';

export function toItem(
  t: FrontendsTranslate,
  { path, ...versions }: Conflict,
  sections: readonly Section[],
): ConflictItem {
  const [first, id = ''] = path;
  const last = path.at(-1);
  const nameOf = (id: string) =>
    sectionName(
      t,
      sections.find((section) => section.id === id),
    );
  const isSection = first === 'Sezioni' && path.length === 2;
  const textOf = (value: unknown): string => {
    if (isSection) return t(value === undefined ? 'conflict.removedSide' : 'conflict.keptSide');
    if (last === 'focus') return focusInWords(t, value);
    const parts = [value ?? []].flat().map(String);
    if (last !== 'Sezioni') return choiceInWords(t, last, value) ?? parts.join(', ');
    return parts.map(nameOf).join(' → ');
  };
  const texts = each(versions, textOf);
  const language = first === 'Sezioni' && isLanguageCode(last) ? last : null;
  return {
    key: keyOf(path),
    label: isSection ? t('conflict.removed', { section: nameOf(id) }) : labelOf(t, path, sections),
    mine: plainTextOf(texts.mine),
    theirs: plainTextOf(texts.theirs),
    draw(side) {
      const text = texts[side];
      if (text === '') return null;
      if (language === null) return <bdi>{text}</bdi>;
      return <RichTextView html={text} language={language} linksWork={false} />;
    },
  };
}

function focusInWords(t: FrontendsTranslate, value: unknown): string {
  const focus = value as AltText['focus'];
  if (focus === undefined) return t('conflict.noFocus');
  return t('altText.focusAt', { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) });
}
