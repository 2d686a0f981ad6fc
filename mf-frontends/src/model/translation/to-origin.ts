import type { TextOrigin } from '@wabu/shared/entities/translation-provenance';

export const toOrigin = (row: TextOrigin): TextOrigin => {
  const { section, field, language, kind, sourceLanguage, sourceHash } = row;
  return { section, field, language, kind, sourceLanguage, sourceHash };
};
