import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { SegmentMode } from '../text/segments.ts';

export interface LanguageAbility {
  /** Whether the translator keeps tags in place in this language. */
  mode: SegmentMode;
}

/** The translator handles tags in all our languages but Hebrew. */
const withoutTags: ReadonlySet<LanguageCode> = new Set(['he']);

export function abilityOf(language: LanguageCode): LanguageAbility {
  return { mode: withoutTags.has(language) ? 'plain' : 'markup' };
}
