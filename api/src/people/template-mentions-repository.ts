import type { SectionTemplate } from '@wabu/shared/entities/microsites/section-template';
import { plainText } from '@wabu/shared/entities/rich-text/plain-text';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { Database, Row } from '../platform/platform.ts';
import { nextTurn } from '../records/store/time-slices.ts';

/**
 * The section templates whose name or texts contain one of these words as a whole: names and tax ids of a person. They
 * belong to no record, so only their words lead to a person. Case, accents and formatting do not count.
 */
export async function readTemplateMentions(database: Database, words: readonly string[]) {
  const names = mentionFinder(words);
  const templates = await matching(
    database,
    names,
    'SELECT id, id AS record_id FROM section_templates',
    'SELECT name, section FROM section_templates WHERE id = ?',
  );
  const trashed = await matching(
    database,
    names,
    `SELECT id, record_id FROM trash WHERE entity = 'template'`,
    `SELECT document ->> '$.name' AS name, document -> '$.section' AS section FROM trash WHERE id = ?`,
  );
  const labels = await database.query(
    `SELECT DISTINCT record_id, label FROM changes WHERE entity = 'template' AND label <> ''`,
  );
  const named = labels.filter(({ label }) => names(label));
  return {
    templateIds: templates.map(({ id }) => String(id)),
    /** The entries of deleted ones in the trash. */
    trashIds: trashed.map(({ id }) => Number(id)),
    /** All templates whose history holds the words, also under a name that they had before. */
    historyIds: [...templates, ...trashed, ...named].map((row) => String(row.record_id)),
  };
}

export async function readTemplateNames(
  database: Database,
  { templateIds }: { templateIds: readonly string[] },
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

/** The rows of a list whose texts match, read one by one: a template may have a megabyte. */
async function matching(
  database: Database,
  names: Finder,
  list: string,
  texts: string,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const listed of await database.query(list)) {
    const [row] = await database.query(texts, [listed.id ?? null]);
    if (row !== undefined && isNamedIn(row, names)) found.push(listed);
    await nextTurn();
  }
  return found;
}

function isNamedIn({ name, section }: Row, names: Finder): boolean {
  const { NomeSezione, Contenuto } = JSON.parse(String(section)) as SectionTemplate['section'];
  const texts = [...Object.values(NomeSezione), ...Object.values(Contenuto)];
  return names(name) || texts.some((text) => names(plainText(text ?? '')));
}
