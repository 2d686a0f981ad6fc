import type { TranslationSettings } from '@wabu/shared/entities/translations/translation-settings';
import { exists, noneExists } from '../../platform/guarded-write.ts';
import type { Condition, Database, Row, Statement } from '../../platform/platform.ts';
import type { Author } from '../../records/store/change-repository.ts';

export interface StoredSettings extends TranslationSettings {
  /** 0 before the first save. */
  version: number;
  /** Null before the first save. */
  updatedBy: string | null;
  updatedAt: number | null;
}

export interface StoredGlossary {
  id: string | null;
  terms: string[];
}

export async function readSettings(
  database: Database,
): Promise<{ settings: StoredSettings; glossary: StoredGlossary }> {
  const [row] = await database.query('SELECT * FROM translation_settings WHERE id = 1');
  if (row === undefined) {
    const none = { terms: [], formality: {}, version: 0, updatedBy: null, updatedAt: null };
    return { settings: none, glossary: { id: null, terms: [] } };
  }
  return { settings: toSettings(row), glossary: toGlossary(row) };
}

const toSettings = (row: Row): StoredSettings => ({
  terms: JSON.parse(String(row.terms)) as string[],
  formality: JSON.parse(String(row.formality)) as StoredSettings['formality'],
  version: Number(row.version),
  updatedBy: String(row.updated_by),
  updatedAt: Number(row.updated_at),
});

const toGlossary = ({ glossary, glossary_terms: terms }: Row): StoredGlossary => ({
  id: glossary === null ? null : String(glossary),
  terms: terms === null ? [] : (JSON.parse(String(terms)) as string[]),
});

/** True if the settings still have that version; version 0 are those that were never saved. */
export const atSettingsVersion = (version: number): Condition =>
  version === 0
    ? noneExists('translation_settings')
    : exists('translation_settings WHERE version = ?', version);

export function saveSettings(
  { terms, formality }: TranslationSettings,
  author: Author,
  version: number,
): Statement {
  const values = [JSON.stringify(terms), JSON.stringify(formality)];
  return {
    sql: `INSERT INTO translation_settings (id, terms, formality, version, updated_by, updated_at)
          VALUES (1, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET terms = excluded.terms, formality = excluded.formality,
            version = excluded.version, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    args: [...values, version + 1, author.name, author.at],
  };
}

/** Replaces the glossary that was read; nothing if another process has replaced it meanwhile. */
export const replaceGlossary = (
  former: string | null,
  { id, terms }: StoredGlossary,
): Statement => ({
  sql: 'UPDATE translation_settings SET glossary = ?, glossary_terms = ? WHERE glossary IS ?',
  args: [id, id === null ? null : JSON.stringify(terms), former],
});
