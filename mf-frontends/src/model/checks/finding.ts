import type { TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

export interface CheckedText {
  html: string;
  language: LanguageCode;
  /** Null for an original: only its own spelling is checked. */
  source: { html: string; language: LanguageCode } | null;
}

export interface Finding {
  check: TextCheck;
  source: readonly string[];
  target: readonly string[];
}
