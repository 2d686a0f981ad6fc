import { type Translate, useWords } from '@wabu/shared/i18n';
import type { PrivacyWords } from './it.ts';

/** A namespace of its own: these words load with the first page that uses them. */
export const PRIVACY_NAMESPACE = 'public-privacy';

export const usePrivacyWords = (): Translate<PrivacyWords> =>
  useWords<PrivacyWords>(PRIVACY_NAMESPACE);
