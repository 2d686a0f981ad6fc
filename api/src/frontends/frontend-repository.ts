import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import {
  type Frontend,
  type FrontendAddress,
  type FrontendWithProvenance,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { type FrontendSummary, languageGaps } from '@wabu/shared/entities/frontend-summary';
import type { Legal } from '@wabu/shared/entities/legal/legal';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { DismissedChecks } from '@wabu/shared/entities/rich-text/text-checks';
import type { Section } from '@wabu/shared/entities/section';
import { noneExists } from '../platform/guarded-write.ts';
import type { Database, Platform, Row } from '../platform/platform.ts';
import {
  type ListBatch,
  type OrderedTable,
  type RowKey,
  type RowRange,
  readOrdered,
} from '../records/store/list-repository.ts';
import { amongValues } from '../records/store/row-repository.ts';
import { PROVENANCE_COLUMN, toProvenanceRows } from './provenance-repository.ts';
import { publicHash } from './public-hash.ts';
import { FROM_FRONTENDS, PUBLICATION_COLUMNS, toPublication } from './publication-repository.ts';

const JOINED = `suppliers.name AS supplier_name, ${PUBLICATION_COLUMNS}`;
const SELECTED = `SELECT frontends.*, ${JOINED} ${FROM_FRONTENDS}`;
const SUMMARISED = `SELECT frontends.id, url, frontends.sort_key, frontends.version, gaps, section_count,
  frontends.updated_at, CASE WHEN json_valid(place) THEN place ->> 'Citta' END AS town, ${JOINED} ${FROM_FRONTENDS}`;
const SIZED = `SELECT frontends.id, url, frontends.sort_key,
  octet_length(sections) + octet_length(alt_texts) AS bytes FROM frontends`;
const WITH_PROVENANCE = `SELECT frontends.*, ${JOINED}, ${PROVENANCE_COLUMN},
  json_valid(slideshow) AND json_valid(place) AND json_valid(sections) AND json_valid(alt_texts)
  AND json_valid(dismissed_checks) AND json_valid(legal) AS is_readable ${FROM_FRONTENDS}`;

export interface StoredFrontend {
  id: string;
  version: number;
  supplierId: string;
  /** With the version of the record. */
  frontend: FrontendWithProvenance;
}

export const frontendTable = {
  entity: 'frontends',
  tie: 'url',
} as const satisfies OrderedTable;

export const rowKeyOf = ({ URL }: Pick<Frontend, 'URL'>): RowKey => [orderKey(URL), URL];

export const readFrontends = (platform: Platform, range: RowRange) =>
  readRows(platform, SELECTED, range, toFrontend);

export const readFrontendSummaries = (platform: Platform, range: RowRange) =>
  readRows(platform, SUMMARISED, range, toSummary);

/** The bytes of their texts. */
export const readFrontendSizes = (platform: Platform, range: RowRange) =>
  readRows(platform, SIZED, range, ({ bytes }) => Number(bytes));

async function readRows<T>(
  { database }: Platform,
  select: string,
  range: RowRange,
  toItem: (row: Row) => T,
): Promise<ListBatch<T>> {
  const { rows, ...batch } = await readOrdered(database, frontendTable, select, range);
  return { ...batch, items: rows.map(toItem), ids: rows.map(({ id }) => String(id)) };
}

const toSummary = (row: Row): FrontendSummary => ({
  URL: row.url as string,
  Fornitore: row.supplier_name as string,
  version: row.version as number,
  Citta: String(row.town ?? ''),
  sections: row.section_count as number,
  savedAt: row.updated_at as number,
  languages: JSON.parse(row.gaps as string) as FrontendSummary['languages'],
  ...toPublication(row),
});

async function read(
  database: Database,
  by: 'id' | 'key',
  values: readonly string[],
): Promise<StoredFrontend[]> {
  const { condition, args } = amongValues(`frontends.${by === 'key' ? 'url_key' : 'id'}`, values);
  const rows = await database.query(`${WITH_PROVENANCE} WHERE ${condition}`, args);
  return rows.map((row) => ({
    id: row.id as string,
    version: row.version as number,
    supplierId: row.supplier_id as string,
    frontend: { ...toFrontend(row), ledger: toProvenanceRows(row) },
  }));
}

/** A frontend and the translation provenance of its texts, in one consistent read. */
export const findFrontend = async (database: Database, urlKey: string) =>
  (await read(database, 'key', [urlKey]))[0] ?? null;

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
  };
  const filled = Object.entries(keys).filter(([, text]) => text !== '{}');
  return filled.map(([key, text]) => `,"${key}":${text}`).join('');
}

export const isUrlFree = (urlKey: string) => noneExists('frontends WHERE url_key = ?', urlKey);

function toFrontend(row: Row): Frontend {
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
  return {
    url: frontend.URL,
    url_key: normaliseFrontendUrl(frontend.URL),
    sort_key: orderKey(frontend.URL),
    supplier_id: supplierId,
    logo: frontend.Logo,
    cover: frontend.Copertina,
    slideshow: JSON.stringify(frontend.Slideshow),
    place: JSON.stringify(frontend.Localizzazione),
    sections: JSON.stringify(frontend.Sezioni),
    section_count: frontend.Sezioni.length,
    gaps: JSON.stringify(languageGaps(frontend, frontend.ledger)),
    alt_texts: JSON.stringify(frontend.altTexts ?? {}),
    dismissed_checks: JSON.stringify(frontend.dismissedChecks ?? {}),
    legal: JSON.stringify(frontend.legal ?? {}),
    public_hash: publicHash(frontend, supplierId),
    updated_at: now,
  };
}

export const frontendRows = { table: 'frontends', read, columns };
