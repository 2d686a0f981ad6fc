import type { MissingItem } from '@wabu/shared/entities/microsite';
import type { TextRef } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

export type FormTarget =
  | { kind: 'text'; ref: TextRef }
  | { kind: 'altText'; file: string; language: LanguageCode }
  | { kind: 'pictures' }
  | { kind: 'sections' };

export function formTargetOf(item: MissingItem, language: LanguageCode): FormTarget {
  switch (item.kind) {
    case 'sections':
      return { kind: 'sections' };
    case 'name':
      return { kind: 'text', ref: { section: item.section, field: 'NomeSezione', language } };
    case 'content':
      return { kind: 'text', ref: { section: item.section, field: 'Contenuto', language } };
    case 'alt':
      return { kind: 'altText', file: item.file, language };
    case 'file':
      return { kind: 'pictures' };
  }
}
