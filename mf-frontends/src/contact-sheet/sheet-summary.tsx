import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { useTimeFormat } from '@wabu/shared/ui';
import { useState } from 'react';
import { countsOf, type SheetSection } from '../model/sheet/sheet.ts';
import { PanelText } from '../parts/record-panel.tsx';
import { useSheetWords } from './words/sheet-words.ts';

interface SheetSummaryProps {
  sections: readonly SheetSection[];
  languages: readonly LanguageCode[];
  isUnsaved: boolean;
  isChecking: boolean;
}

const kinds = ['missing', 'outdated', 'machine', 'differing'] as const;

export function SheetSummary({ sections, languages, isUnsaved, isChecking }: SheetSummaryProps) {
  const t = useSheetWords();
  const format = useTimeFormat();
  const [now] = useState(() => Date.now());
  const counts = countsOf(sections, languages);
  const open = kinds.filter((kind) => counts[kind] > 0);
  return (
    <PanelText kind="facts" role="status">
      {`${format(now)}${isUnsaved ? ` · ${t('unsaved')}` : ''} · `}
      {isChecking
        ? t('checking')
        : open.map((kind) => t(`counts.${kind}`, { count: counts[kind] })).join(' · ') ||
          t('allFine')}
    </PanelText>
  );
}
