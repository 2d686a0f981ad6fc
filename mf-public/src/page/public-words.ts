import { type Translate, useWords } from '@wabu/shared/i18n';
import type { PrivacyWords } from '../privacy/words/it.ts';
import type { PublicWords } from '../words/it.ts';

/** The namespaces of this module. The privacy words load with the first page that uses them. */
const PUBLIC = 'public';
export const PRIVACY = 'public-privacy';

export const usePublicWords = (): Translate<PublicWords> => useWords<PublicWords>(PUBLIC);
export const usePrivacyWords = (): Translate<PrivacyWords> => useWords<PrivacyWords>(PRIVACY);
