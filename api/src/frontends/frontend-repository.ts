import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import type {
  Frontend,
  FrontendAddress,
  FrontendWithProvenance,
} from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { Legal } from '@wabu/shared/entities/legal/legal';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { DismissedChecks } from '@wabu/shared/entities/rich-text/text-checks';
import type { Section } from '@wabu/shared/entities/section';
import type { Database, Platform, Row, SqlValue, Statement } from '../platform/platform.ts';
import { type Condition, exists, noneExists } from '../store/change-repository.ts';
import { findRow } from '../store/find-row.ts';
import {
  type ListBatch,
  type OrderedTable,
  type RowKey,
  type RowRange,
  readOrdered,
} from '../store/list-repository.ts';
import { PROVENANCE_COLUMN, toProvenanceRows } from './provenance-repository.ts';
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
  supplierId: string;
  frontend: FrontendWithProvenance;
}

export interface FrontendRecord {
  id: string;
  urlKey: string;
  supplierId: string;
  frontend: Frontend;
  publicHash: string;
  gaps: FrontendSummary['languages'];
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

/** A frontend and the translation provenance of its texts, in one consistent read. */
export const findFrontend = (database: Database, urlKey: string): Promise<StoredFrontend | null> =>
  findBy(database, 'url_key', urlKey);

export const findFrontendById = (database: Database, id: string): Promise<StoredFrontend | null> =>
  findBy(database, 'id', id);

async function findBy(
  database: Database,
  column: 'id' | 'url_key',
  value: string,
): Promise<StoredFrontend | null> {
  const [row] = await database.query(`${WITH_PROVENANCE} WHERE frontends.${column} = ?`, [value]);
  if (row === undefined) return null;
  const frontend = { ...toFrontend(row), ledger: toProvenanceRows(row) };
  return { id: row.id as string, supplierId: row.supplier_id as string, frontend };
}

export const findFrontendId = (database: Database, urlKey: string) =>
  findRow(database, ({ id }) => String(id), 'SELECT id FROM frontends WHERE url_key = ?', [urlKey]);

export const findFrontendUrl = (database: Database, id: string) =>
  findRow(database, ({ url }) => String(url), 'SELECT url FROM frontends WHERE id = ?', [id]);

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

/** With `when`, inserts only if that condition holds. */
export function insertFrontend(record: FrontendRecord, now: number, when?: Condition): Statement {
  return {
    sql: `INSERT INTO frontends (url, url_key, sort_key, supplier_id, logo, cover, slideshow, place, sections,
            section_count, gaps, alt_texts, dismissed_checks, legal, public_hash, id, version, created_at, updated_at)
          SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?${when === undefined ? '' : ` WHERE ${when.condition}`}`,
    args: [
      ...toValues(record),
      record.id,
      record.frontend.version,
      now,
      now,
      ...(when?.args ?? []),
    ],
  };
}

/** Changes no row if the record has another version. */
export function updateFrontend(record: FrontendRecord, version: number, now: number): Statement {
  return {
    sql: `UPDATE frontends SET url = ?, url_key = ?, sort_key = ?, supplier_id = ?, logo = ?, cover = ?, slideshow = ?,
            place = ?, sections = ?, section_count = ?, gaps = ?, alt_texts = ?, dismissed_checks = ?, legal = ?,
            public_hash = ?, version = version + 1, updated_at = ?
          WHERE id = ? AND version = ?`,
    args: [...toValues(record), now, record.id, version],
  };
}

export function deleteFrontend(id: string, version: number): Statement {
  return { sql: 'DELETE FROM frontends WHERE id = ? AND version = ?', args: [id, version] };
}

/** True if the record still has that version: the condition of the other statements in the same write. */
export function atVersion(id: string, version: number): Condition {
  return exists('frontends WHERE id = ? AND version = ?', id, version);
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

function toValues({ urlKey, supplierId, frontend, publicHash, gaps }: FrontendRecord): SqlValue[] {
  return [
    frontend.URL,
    urlKey,
    orderKey(frontend.URL),
    supplierId,
    frontend.Logo,
    frontend.Copertina,
    JSON.stringify(frontend.Slideshow),
    JSON.stringify(frontend.Localizzazione),
    JSON.stringify(frontend.Sezioni),
    frontend.Sezioni.length,
    JSON.stringify(gaps),
    JSON.stringify(frontend.altTexts ?? {}),
    JSON.stringify(frontend.dismissedChecks ?? {}),
    JSON.stringify(frontend.legal ?? {}),
    publicHash,
  ];
}
