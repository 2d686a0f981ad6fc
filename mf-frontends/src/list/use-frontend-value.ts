import { type FrontendSummary, readyLanguages } from '@wabu/shared/entities/frontend-summary';
import type { FrontendSortField } from '@wabu/shared/entities/lists/frontend-order';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { useTimeFormat } from '@wabu/shared/ui';
import { useCallback } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** What a row shows of a frontend, in words. The same function until the language changes. */
export function useFrontendValue(): (
  frontend: FrontendSummary,
  field: FrontendSortField,
) => string {
  const t = useFrontendsWords();
  const formatTime = useTimeFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language brings both
  return useCallback(
    (frontend, field) => {
      switch (field) {
        case 'publication':
          return t(`publication.states.${frontend.publication?.state ?? 'never'}`);
        case 'languages':
          return t('list.ready', {
            ready: readyLanguages(frontend).length,
            all: languageCodes.length,
          });
        case 'sections':
          return String(frontend.sections);
        case 'savedAt':
          return formatTime(frontend.savedAt);
        default:
          return frontend[field];
      }
    },
    [t],
  );
}
