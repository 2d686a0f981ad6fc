import type { SectionTemplate } from '@wabu/shared/entities/microsites/section-template';
import { plainText } from '@wabu/shared/entities/rich-text/plain-text';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { Database } from '../platform/platform.ts';
import { nextTurn } from '../records/store/time-slices.ts';

/** Section templates that name somebody: they belong to no record, so only their words lead to a person. */
export interface TemplateMentions {
  templateIds: string[];
  /** The entries of deleted ones in the trash. */
  trashIds: number[];
  /** The ids of all templates whose history holds the words, also under a name that they had before. */
  historyIds: string[];
}

type Texts = Pick<SectionTemplate, 'name' | 'section'>;

/**
 * The templates whose name or texts contain one of these words as a whole: names and tax ids of a person. Case,
 * accents and formatting do not count.
 */
export async function readTemplateMentions(
  database: Database,
  words: readonly string[],
): Promise<TemplateMentions> {
  const names = mentionFinder(words);
  const templates = await database.query('SELECT id, id AS record_id FROM section_templates');
  const trashed = await database.query(`SELECT id, record_id FROM trash WHERE entity = 'template'`);
  const labels = await database.query(
    `SELECT DISTINCT record_id, label FROM changes WHERE entity = 'template' AND label <> ''`,
  );
  const found = {
    // One by one: a template may have a megabyte.
    stored: await matching(templates, async (id) => {
      const [row] = await database.query(
        'SELECT name, section FROM section_templates WHERE id = ?',
        [id],
      );
      if (row === undefined) return false;
      return names(row.name) || sectionNames(JSON.parse(String(row.section)), names);
    }),
    trashed: await matching(trashed, async (id) => {
      const [row] = await database.query('SELECT document FROM trash WHERE id = ?', [id]);
      if (row === undefined) return false;
      const { name, section } = JSON.parse(String(row.document)) as Texts;
      return names(name) || sectionNames(section, names);
    }),
    labelled: labels.filter(({ label }) => names(label)),
  };
  return {
    templateIds: found.stored.map(({ id }) => String(id)),
    trashIds: found.trashed.map(({ id }) => Number(id)),
    historyIds: [
      ...new Set(Object.values(found).flatMap((rows) => rows.map((row) => String(row.record_id)))),
    ],
  };
}

export async function readTemplateNames(
  database: Database,
  { templateIds }: Pick<TemplateMentions, 'templateIds'>,
): Promise<string[]> {
  const rows = await database.query(
    `SELECT name FROM section_templates WHERE id IN (SELECT value FROM json_each(?))
     ORDER BY name_key`,
    [JSON.stringify(templateIds)],
  );
  return rows.map(({ name }) => String(name));
}

type Finder = (text: unknown) => boolean;

/** Finds whole words: «Marco Zanetti» is not in «Marco Zanettini». */
function mentionFinder(words: readonly string[]): Finder {
  const folded = words.map(normalised).filter((word) => word !== '');
  const escaped = folded.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  if (escaped.length === 0) return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (text) => pattern.test(normalised(String(text)));
}

const normalised = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

const sectionNames = ({ NomeSezione, Contenuto }: Texts['section'], names: Finder) =>
  [...Object.values(NomeSezione), ...Object.values(Contenuto)].some((text) =>
    names(plainText(text ?? '')),
  );

async function matching<T extends { id?: unknown }>(
  rows: readonly T[],
  isMatch: (id: string) => Promise<boolean>,
): Promise<T[]> {
  const found: T[] = [];
  for (const row of rows) {
    if (await isMatch(String(row.id))) found.push(row);
    await nextTurn();
  }
  return found;
}
