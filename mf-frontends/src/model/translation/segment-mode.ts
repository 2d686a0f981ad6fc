import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { SegmentMode } from '../text/segments.ts';

/** DeepL keeps tags in place in all nine languages except Hebrew. */
export function segmentModeOf(language: LanguageCode): SegmentMode {
  return language === 'he' ? 'plain' : 'markup';
}
