import type {
  ListedTemplate,
  SectionTemplate,
} from '@wabu/shared/entities/microsites/section-template';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Database, Row, Statement } from '../platform/platform.ts';
import { type Condition, exists } from '../store/change-repository.ts';

export async function readTemplates(database: Database): Promise<ListedTemplate[]> {
  const rows = await database.query(
    'SELECT id, name, version, languages FROM section_templates ORDER BY name_key',
  );
  return rows.map(toListed);
}

export async function findTemplate(
  database: Database,
  id: string,
): Promise<SectionTemplate | null> {
  const [row] = await database.query('SELECT * FROM section_templates WHERE id = ?', [id]);
  if (row === undefined) return null;
  return {
    ...toListed(row),
    section: JSON.parse(String(row.section)) as SectionTemplate['section'],
    origins: JSON.parse(String(row.origins)) as SectionTemplate['origins'],
  };
}

export async function isTemplateNameTaken(database: Database, name: string): Promise<boolean> {
  const rows = await database.query('SELECT 1 FROM section_templates WHERE name_key = ?', [
    foldText(name),
  ]);
  return rows.length > 0;
}

export function insertTemplate(
  { id, name, section, origins, languages, version }: SectionTemplate,
  now: number,
  when: Condition,
): Statement {
  const json = [section, origins, languages].map((value) => JSON.stringify(value));
  return {
    sql: `INSERT INTO section_templates (id, name, name_key, section, origins, languages, version, created_at, updated_at)
          SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${when.condition}`,
    args: [id, name, foldText(name), ...json, version, now, now, ...when.args],
  };
}

export function renameTemplate(
  { id, version }: Pick<SectionTemplate, 'id' | 'version'>,
  name: string,
  now: number,
): Statement {
  return {
    sql: `UPDATE section_templates SET name = ?, name_key = ?, version = version + 1, updated_at = ?
          WHERE id = ? AND version = ?`,
    args: [name, foldText(name), now, id, version],
  };
}

export function deleteTemplate({
  id,
  version,
}: Pick<SectionTemplate, 'id' | 'version'>): Statement {
  return { sql: 'DELETE FROM section_templates WHERE id = ? AND version = ?', args: [id, version] };
}

/** True if the template still has that version: the condition of the other statements in the same write. */
export const atTemplateVersion = ({ id, version }: Pick<SectionTemplate, 'id' | 'version'>) =>
  exists('section_templates WHERE id = ? AND version = ?', id, version);

/** True while there are fewer templates than this. */
export const hasRoomFor = (templates: number): Condition => ({
  condition: '(SELECT count(*) FROM section_templates) < ?',
  args: [templates],
});

const toListed = (row: Row): ListedTemplate => ({
  id: String(row.id),
  name: String(row.name),
  version: Number(row.version),
  languages: JSON.parse(String(row.languages)) as LanguageCode[],
});
