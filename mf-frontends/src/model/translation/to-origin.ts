import type { TextOrigin } from '@wabu/shared/entities/translation-provenance';

/** The origin of a text without what else is stored of it. */
export const toOrigin = (row: TextOrigin): TextOrigin => {
  const { section, field, language, kind, sourceLanguage, sourceHash } = row;
  return { section, field, language, kind, sourceLanguage, sourceHash };
};
