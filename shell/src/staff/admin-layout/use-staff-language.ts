import {
  currentLanguage,
  readStoredLanguage,
  restoreLanguage,
  showLanguage,
  staffLanguageOf,
} from '@wabu/shared/i18n';
import { useLayoutEffect } from 'react';

/**
 * Shows the staff area in Italian or English and sets the document's `lang` and `dir`. On unmount, the
 * previous language returns when none is stored.
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
