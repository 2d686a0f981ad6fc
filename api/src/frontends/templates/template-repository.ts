import type {
  ListedTemplate,
  SectionTemplate,
} from '@wabu/shared/entities/microsites/section-template';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Condition, Database, Row } from '../../platform/platform.ts';
import { storedRows } from '../../records/store/row-repository.ts';

export async function readTemplates(database: Database): Promise<ListedTemplate[]> {
  const rows = await database.query(
    'SELECT id, name, version, languages FROM section_templates ORDER BY name_key',
  );
  return rows.map(toListed);
}

export const isTemplateNameTaken = (database: Database, name: string) =>
  holds(database, exists('section_templates WHERE name_key = ?', foldText(name)));

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

const names = ({ name }: SectionTemplate, now: number) => ({
  name,
  name_key: foldText(name),
  updated_at: now,
});

export const templateRows = storedRows({
  table: 'section_templates',
  keyColumn: 'id',
  select: 'SELECT * FROM section_templates',
  toRecord: (row: Row): SectionTemplate => ({
    ...toListed(row),
    section: JSON.parse(String(row.section)) as SectionTemplate['section'],
    origins: JSON.parse(String(row.origins)) as SectionTemplate['origins'],
  }),
  columns: (template: SectionTemplate, now: number) => ({
    ...names(template, now),
    section: JSON.stringify(template.section),
    origins: JSON.stringify(template.origins),
    languages: JSON.stringify(template.languages),
  }),
  saved: names,
});
