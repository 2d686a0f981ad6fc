import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import type { Facts } from '@wabu/shared/entities/facts';
import {
  type Frontend,
  type FrontendAddress,
  type FrontendWithProvenance,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import {
  type FrontendSummary,
  languageGaps,
  readyLanguages,
} from '@wabu/shared/entities/frontend-summary';
import type { Legal } from '@wabu/shared/entities/legal/legal';
import type { FrontendSortField } from '@wabu/shared/entities/lists/frontend-order';
import type { FrontendFilter } from '@wabu/shared/entities/lists/frontend-search';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { DismissedChecks } from '@wabu/shared/entities/rich-text/text-checks';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { Section } from '@wabu/shared/entities/section';
import { isLanguageCode } from '@wabu/shared/i18n/languages';
import { toText } from '../../http/compressed.ts';
import { noneExists } from '../../platform/guarded-write.ts';
import type { Condition, Database, Row } from '../../platform/platform.ts';
import type { List, PagedList, RowKey } from '../../records/store/list-repository.ts';
import { amongValues, storedRows } from '../../records/store/row-repository.ts';
import { PROVENANCE_COLUMN, toProvenanceRows } from './provenance-repository.ts';
import { publicHash } from './public-hash.ts';
import {
  FROM_FRONTENDS,
  PUBLICATION_COLUMNS,
  PUBLICATION_STATE,
  toPublication,
} from './publication-repository.ts';

const JOINED = `suppliers.name AS supplier_name, ${PUBLICATION_COLUMNS}`;
const WITH_PROVENANCE = `SELECT frontends.*, ${JOINED}, ${PROVENANCE_COLUMN},
  json_valid(slideshow) AND json_valid(place) AND json_valid(sections) AND json_valid(alt_texts)
  AND json_valid(dismissed_checks) AND json_valid(legal) AND json_valid(facts) AS is_readable FROM ${FROM_FRONTENDS}`;

export interface StoredFrontend {
  id: string;
  version: number;
  supplierId: string;
  /** With the version of the record. */
  frontend: FrontendWithProvenance;
}

export const rowKeyOf = ({ URL }: Pick<Frontend, 'URL'>): RowKey => [orderKey(URL), URL];

/** The frontends with all of their texts. */
export const frontendList: List<Frontend> = {
  entity: 'frontends',
  columns: `frontends.*, ${JOINED}`,
  from: FROM_FRONTENDS,
  order: ['frontends.sort_key', 'frontends.url'],
  keyOf: ({ url }) => rowKeyOf({ URL: String(url) }),
  toJson: (row) => toText(toFrontend(row)),
  batchRows: 50,
};

export const summaryList: PagedList<FrontendSummary, FrontendSortField> = {
  ...frontendList,
  entity: 'frontends',
  columns: `frontends.id, url, frontends.version, gaps, section_count, frontends.updated_at, town, ${JOINED}`,
  toJson: (row) => toText(toSummary(row)),
  batchRows: 1_000,
  kind: { entity: 'frontend', keyField: 'URL' },
  // The names of their suppliers, and whether published pictures were replaced.
  changedAlong: `SELECT frontends.id FROM recent JOIN frontends ON supplier_id = record_id
      WHERE +recent.entity = 'supplier'
    UNION SELECT frontend_id FROM recent JOIN microsite_pictures ON name = label
        AND folder = substr(record_id, 1, length(record_id) - length(label) - 1)
      WHERE +recent.entity = 'file'`,
  sorts: {
    URL: 'frontends.sort_key',
    Fornitore: 'suppliers.name_key',
    Citta: 'town_key',
    publication: `CASE ${PUBLICATION_STATE} WHEN 'published' THEN 0 WHEN 'changed' THEN 1 WHEN 'withdrawn' THEN 2 ELSE 3 END`,
    languages: 'ready_languages',
    sections: 'section_count',
    savedAt: 'frontends.updated_at',
  },
};

/** The bytes of the texts of frontends. */
export const sizeList = {
  ...frontendList,
  columns: 'url, octet_length(sections) + octet_length(alt_texts) AS bytes',
};

/** The first line of what a search for suppliers looks at is the name. */
const SUPPLIER_LINE = 'substr(suppliers.search_text, 1, instr(suppliers.search_text, char(10)))';

const FILTERS = {
  published: "microsites.state = 'published'",
  changed: `${PUBLICATION_STATE} = 'changed'`,
  unpublished: "microsites.state IS NOT 'published'",
  missing: `instr(gaps, '"missing"') > 0`,
  outdated: `instr(gaps, '"outdated"') > 0`,
};

/** The rule of `frontendRule` in SQL: URL or supplier contain the text, and the frontend matches the filters. */
export function frontendSearch(
  search: string,
  only: FrontendFilter | null = null,
  urls?: readonly string[],
): Condition[] {
  const text = foldText(search.trim());
  const conditions: Condition[] = [];
  if (text !== '')
    conditions.push({
      condition: `(instr(frontends.search_text, ?) > 0 OR instr(${SUPPLIER_LINE}, ?) > 0)`,
      args: [text, text],
    });
  if (isLanguageCode(only))
    conditions.push({ condition: 'gaps ->> ? > 0', args: [`$.${only}.missing`] });
  else if (only !== null) conditions.push({ condition: FILTERS[only], args: [] });
  if (urls !== undefined) conditions.push(amongValues('url', urls));
  return conditions;
}

/** The number of frontends: what the filters of the list find, and what is to do. */
export async function countFrontends(database: Database) {
  const count = (condition: string) => `count(*) FILTER (WHERE ${condition})`;
  const [row] = await database.query(
    `SELECT count(*) AS total, ${count(FILTERS.published)} AS published,
       ${count(FILTERS.changed)} AS changed, ${count(FILTERS.missing)} AS missing,
       ${count(FILTERS.outdated)} AS outdated FROM ${FROM_FRONTENDS}`,
  );
  const numbers = Object.entries(row ?? {}).map(([name, number]) => [name, Number(number)]);
  return Object.fromEntries(numbers) as Record<
    'total' | 'published' | 'changed' | 'missing' | 'outdated',
    number
  >;
}

function toSummary(row: Row): FrontendSummary {
  return {
    URL: row.url as string,
    Fornitore: row.supplier_name as string,
    version: row.version as number,
    Citta: row.town as string,
    sections: row.section_count as number,
    savedAt: row.updated_at as number,
    languages: JSON.parse(row.gaps as string) as FrontendSummary['languages'],
    ...toPublication(row),
  };
}

const toRecord = (row: Row): StoredFrontend => ({
  id: row.id as string,
  version: row.version as number,
  supplierId: row.supplier_id as string,
  frontend: { ...toFrontend(row), ledger: toProvenanceRows(row) },
});

/** A frontend and the translation provenance of its texts, in one consistent read. */
export const findFrontend = async (database: Database, urlKey: string) =>
  (await frontendRows.read(database, 'key', [urlKey]))[0] ?? null;

/**
 * The frontend as the JSON text of an answer. The long columns hold JSON already: parsing and serializing
 * them would take longer than the rest of the request.
 */
export async function findFrontendText(
  database: Database,
  urlKey: string,
): Promise<{ text: string; version: number } | null> {
  const [row] = await database.query(`${WITH_PROVENANCE} WHERE frontends.url_key = ?`, [urlKey]);
  if (row === undefined) return null;
  const text =
    row.is_readable === 1
      ? `${JSON.stringify(toShortFields(row)).slice(0, -1)},"Slideshow":${row.slideshow},"Localizzazione":${row.place},"Sezioni":${row.sections}${optionalKeys(row)},"ledger":${row.ledger}}`
      : JSON.stringify({ ...toFrontend(row), ledger: toProvenanceRows(row) });
  return { text, version: row.version as number };
}

/** The keys that are left out while they are empty. */
function optionalKeys(row: Row): string {
  const keys = {
    altTexts: row.alt_texts,
    dismissedChecks: row.dismissed_checks,
    legal: row.legal,
    facts: row.facts,
  };
  const filled = Object.entries(keys).filter(([, text]) => text !== '{}');
  return filled.map(([key, text]) => `,"${key}":${text}`).join('');
}

export const isUrlFree = (urlKey: string) => noneExists('frontends WHERE url_key = ?', urlKey);

export function toFrontend(row: Row): Frontend {
  const damaged: string[] = [];
  const read = <T>(key: string, text: unknown, empty: T): T => {
    try {
      return JSON.parse(String(text)) as T;
    } catch {
      damaged.push(key);
      return empty;
    }
  };
  const frontend: Frontend = {
    ...toShortFields(row),
    Slideshow: read<string[]>('Slideshow', row.slideshow, []),
    Localizzazione: read<FrontendAddress>('Localizzazione', row.place, EMPTY_ADDRESS),
    Sezioni: read<Section[]>('Sezioni', row.sections, []),
  };
  const altTexts = read<AltTexts>('altTexts', row.alt_texts, {});
  if (Object.keys(altTexts).length > 0) frontend.altTexts = altTexts;
  const dismissed = read<DismissedChecks>('dismissedChecks', row.dismissed_checks, {});
  if (Object.keys(dismissed).length > 0) frontend.dismissedChecks = dismissed;
  const legal = read<Legal>('legal', row.legal, {});
  if (Object.keys(legal).length > 0) frontend.legal = legal;
  const facts = read<Facts>('facts', row.facts, {});
  if (Object.keys(facts).length > 0) frontend.facts = facts;
  return damaged.length === 0 ? frontend : { ...frontend, damaged };
}

const toShortFields = (row: Row) => ({
  URL: row.url as string,
  Fornitore: row.supplier_name as string,
  Logo: row.logo as string,
  Copertina: row.cover as string,
  version: row.version as number,
  ...toPublication(row),
});

const EMPTY_ADDRESS = { Indirizzo: '', CAP: '', Citta: '', Provincia: '', Nazione: '', email: '' };

function columns({ supplierId, frontend }: StoredFrontend, now: number) {
  const languages = languageGaps(frontend, frontend.ledger);
  return {
    url: frontend.URL,
    url_key: normaliseFrontendUrl(frontend.URL),
    sort_key: orderKey(frontend.URL),
    search_text: foldText(frontend.URL),
    town: frontend.Localizzazione.Citta,
    town_key: orderKey(frontend.Localizzazione.Citta),
    supplier_id: supplierId,
    logo: frontend.Logo,
    cover: frontend.Copertina,
    slideshow: JSON.stringify(frontend.Slideshow),
    place: JSON.stringify(frontend.Localizzazione),
    sections: JSON.stringify(frontend.Sezioni),
    section_count: frontend.Sezioni.length,
    gaps: JSON.stringify(languages),
    ready_languages: readyLanguages({ languages }).length,
    alt_texts: JSON.stringify(frontend.altTexts ?? {}),
    dismissed_checks: JSON.stringify(frontend.dismissedChecks ?? {}),
    legal: JSON.stringify(frontend.legal ?? {}),
    facts: JSON.stringify(frontend.facts ?? {}),
    public_hash: publicHash(frontend, supplierId),
    updated_at: now,
  };
}

export const frontendRows = storedRows({
  table: 'frontends',
  keyColumn: 'url_key',
  select: WITH_PROVENANCE,
  toRecord,
  columns,
});
