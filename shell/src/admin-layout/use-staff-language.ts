import {
  currentLanguage,
  readStoredLanguage,
  restoreLanguage,
  showLanguage,
  staffLanguageOf,
} from '@wabu/shared/i18n';
import { useLayoutEffect } from 'react';

/**
 * Shows the staff area in a language of its words, Italian or English, and states it on the document. A
 * visitor who has stored no choice finds the public pages in the language that they left.
 */
export function useStaffLanguage(): void {
  useLayoutEffect(() => {
    const before = currentLanguage();
    restoreLanguage(staffLanguageOf).catch(() => undefined);
    return () => {
      if (readStoredLanguage() === null) showLanguage(before).catch(() => undefined);
    };
  }, []);
}
