import type { Section } from '@wabu/shared/entities/frontend';
import {
  type SectionField,
  type TextOrigin,
  textHash,
} from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { TranslatedText } from './job.ts';

export interface TextWrite {
  section: string;
  field: TextOrigin['field'];
  language: LanguageCode;
  html: string;
  origin: TextOrigin | undefined;
}

export function writesOf(
  translated: readonly TranslatedText[],
  sections: readonly Section[],
  source: LanguageCode,
): TextWrite[] {
  return translated.flatMap(({ planned, html }) => {
    const { section, field, language } = planned;
    const now = textIn(sections, planned);
    if (now === undefined || now !== planned.before) return [];
    const origin: TextOrigin = {
      section,
      field,
      language,
      kind: 'machine',
      sourceLanguage: source,
      sourceHash: textHash(planned.source),
    };
    return [{ section, field, language, html, origin }];
  });
}

export function undoOf(
  translated: readonly TranslatedText[],
  sections: readonly Section[],
): TextWrite[] {
  return translated.flatMap(({ planned, html }) => {
    const { section, field, language, before, beforeOrigin } = planned;
    if (textIn(sections, planned) !== html) return [];
    return [{ section, field, language, html: before, origin: beforeOrigin }];
  });
}

function textIn(
  sections: readonly Section[],
  { section, field, language }: Pick<TextWrite, 'section' | 'field' | 'language'>,
): string | undefined {
  const found = sections.find(({ id }) => id === section);
  return found && (found[field][language] ?? '');
}

export function applyWrites(sections: readonly Section[], writes: readonly TextWrite[]): Section[] {
  return sections.map((section) => {
    const own = writes.filter((write) => write.section === section.id);
    if (own.length === 0) return section;
    const texts = (field: SectionField) => ({
      ...section[field],
      ...Object.fromEntries(
        own.filter((write) => write.field === field).map(({ language, html }) => [language, html]),
      ),
    });
    return { ...section, NomeSezione: texts('NomeSezione'), Contenuto: texts('Contenuto') };
  });
}
