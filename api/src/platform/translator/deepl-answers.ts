import { type AccountUsage, type TranslatedTexts, TranslatorError } from '../translation.ts';

/** DeepL's number for an account whose characters are not limited. */
const NO_LIMIT = 1_000_000_000_000;

type Json = Record<string, unknown>;

/** The translations of one request, which had `count` texts. */
export function readTranslations(body: string, count: number): TranslatedTexts {
  const { translations } = readJson(body);
  if (!Array.isArray(translations) || translations.length !== count)
    throw new TranslatorError('invalid-answer');
  const items = translations.map((item: unknown) => (item ?? {}) as Json);
  return {
    translations: items.map(({ text, detected_source_language: detected }) => {
      if (typeof text !== 'string') throw new TranslatorError('invalid-answer');
      return { detectedLanguage: typeof detected === 'string' ? detected : '', text };
    }),
    billedCharacters: items.reduce(
      (sum, { billed_characters: billed }) => sum + toCount(billed),
      0,
    ),
  };
}

export function readUsage(body: string): AccountUsage {
  const { character_count: used, character_limit: limit } = readJson(body);
  if (typeof used !== 'number' || typeof limit !== 'number')
    throw new TranslatorError('invalid-answer');
  return { used, limit: limit >= NO_LIMIT ? null : limit };
}

export function readGlossaryId(body: string): string {
  const { glossary_id: id } = readJson(body);
  if (typeof id !== 'string' || id === '') throw new TranslatorError('invalid-answer');
  return id;
}

const toCount = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

function readJson(body: string): Json {
  try {
    return (JSON.parse(body) ?? {}) as Json;
  } catch {
    throw new TranslatorError('invalid-answer');
  }
}
