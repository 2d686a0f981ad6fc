import type { BulkReport } from '@wabu/shared/ui/selection';
import { useRef } from 'react';
import type { Review } from '../model/search-frontends.ts';
import { useCounts } from './plan-lines.ts';
import { useBulkWords } from './words/bulk-words.ts';

export function useWrittenTexts(batch: string, onReview: (review: Review) => void) {
  const t = useBulkWords();
  const counts = useCounts();
  const written = useRef(new Map<string, number>());
  return {
    note(url: string, texts: number): void {
      if (texts > 0) written.current.set(url, texts);
    },
    microsites: () => written.current.size,
    report(): BulkReport | null {
      const { size } = written.current;
      if (size === 0) return null;
      const texts = [...written.current.values()].reduce((sum, count) => sum + count, 0);
      return {
        title: t('translate.ended'),
        text: t('translate.report', {
          count: texts,
          texts: counts(texts).number,
          microsites: t('translate.microsites', counts(size)),
        }),
        action: {
          label: t('translate.review'),
          onPress: () => onReview({ id: batch, urls: new Set(written.current.keys()) }),
        },
      };
    },
  };
}
