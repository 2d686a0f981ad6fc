import type { Microsite, MicrositeCard } from '@wabu/shared/entities/microsite';
import { findRow } from '../../platform/find-row.ts';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Database, Row, Statement } from '../../platform/platform.ts';

/** The supplier of a frontend, with the fields that may become public and no other. */
export interface PublicSupplier {
  name: string;
  type: string;
  taxId: string;
}

export async function findPublicSupplier(
  database: Database,
  id: string,
): Promise<PublicSupplier | null> {
  const rows = await database.query(
    'SELECT name, type, tax_id AS taxId FROM suppliers WHERE id = ?',
    [id],
  );
  return (rows[0] as unknown as PublicSupplier | undefined) ?? null;
}

export interface StoredPublication {
  state: 'published' | 'withdrawn';
  revision: number;
  /** The revision of the last published snapshot. */
  snapshot: number;
  languages: Microsite['languages'];
  /** Milliseconds since 1970. */
  firstPublishedAt: number;
  publishedAt: number;
  publishedBy: string;
}

export const findStoredPublication = (database: Database, frontendId: string) =>
  findRow(
    database,
    (row): StoredPublication => ({
      ...(row as unknown as StoredPublication),
      languages: JSON.parse(String(row.languages)),
    }),
    `SELECT state, revision, snapshot, languages, first_published_at AS firstPublishedAt,
       published_at AS publishedAt, published_by AS publishedBy
     FROM microsites WHERE frontend_id = ?`,
    [frontendId],
  );

/** The object behind a picture of a snapshot. */
export interface PinnedPicture {
  folder: string;
  name: string;
  blob: string;
  type: string;
}

/** What is published of a frontend. */
export interface Snapshot {
  microsite: Microsite;
  publicHash: string;
  pictures: PinnedPicture[];
}

export async function findSnapshot(
  database: Database,
  frontendId: string,
  revision: number,
): Promise<Snapshot | null> {
  const args = [frontendId, revision];
  const [snapshots = [], pictures = []] = await database.queryAll([
    {
      sql: `SELECT document, public_hash FROM microsite_snapshots
            WHERE frontend_id = ? AND revision = ?`,
      args,
    },
    {
      sql: `SELECT folder, name, blob, type FROM microsite_pictures
            WHERE frontend_id = ? AND revision = ?`,
      args,
    },
  ]);
  const [row] = snapshots;
  if (row === undefined) return null;
  return {
    microsite: JSON.parse(String(row.document)) as Microsite,
    publicHash: String(row.public_hash),
    pictures: pictures as unknown as PinnedPicture[],
  };
}

interface Publishing extends Snapshot {
  frontendId: string;
  card: MicrositeCard;
  publishedBy: string;
  /** Milliseconds since 1970. */
  firstPublishedAt: number;
  publishedAt: number;
  /** The revision of the snapshot before, which is kept; null when there is none. */
  previous: number | null;
}

const MAX_ADDRESSES = 50;

/**
 * The statements of one publication. They fail with a `ConstraintError`: `microsite_snapshots.…` when
 * another publication came first, `reference` when the frontend is gone, `microsites.url_key` when another
 * frontend is published at the address.
 */
export function publishStatements(publishing: Publishing): Statement[] {
  const { frontendId, microsite, publicHash, pictures, card, previous } = publishing;
  const { URL, revision } = microsite;
  const { publishedBy, publishedAt, firstPublishedAt } = publishing;
  return [
    {
      sql: `INSERT INTO microsite_snapshots (frontend_id, revision, document, public_hash)
            VALUES (?, ?, ?, ?)`,
      args: [frontendId, revision, JSON.stringify(microsite), publicHash],
    },
    {
      sql: `INSERT INTO microsite_pictures (frontend_id, revision, folder, name, blob, type)
            SELECT ?, ?, value ->> 'folder', value ->> 'name', value ->> 'blob', value ->> 'type'
            FROM json_each(?)`,
      args: [frontendId, revision, JSON.stringify(pictures)],
    },
    {
      sql: `INSERT INTO microsites (frontend_id, url_key, state, revision, snapshot, public_hash,
              supplier_name, languages, card, first_published_at, published_at, published_by)
            VALUES (?, ?, 'published', ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (frontend_id) DO UPDATE SET url_key = excluded.url_key, state = excluded.state,
              revision = excluded.revision, snapshot = excluded.snapshot,
              public_hash = excluded.public_hash, supplier_name = excluded.supplier_name,
              languages = excluded.languages, card = excluded.card,
              published_at = excluded.published_at, published_by = excluded.published_by`,
      args: [
        frontendId,
        URL,
        revision,
        revision,
        publicHash,
        microsite.legalName ?? microsite.name,
        JSON.stringify(microsite.languages),
        JSON.stringify(card),
        firstPublishedAt,
        publishedAt,
        publishedBy,
      ],
    },
    {
      sql: `INSERT INTO microsite_addresses (url_key, frontend_id) VALUES (?, ?)
            ON CONFLICT (url_key) DO UPDATE SET frontend_id = excluded.frontend_id`,
      args: [URL, frontendId],
    },
    {
      sql: `DELETE FROM microsite_addresses WHERE frontend_id = ?1 AND url_key <> ?2
              AND rowid NOT IN (SELECT rowid FROM microsite_addresses WHERE frontend_id = ?1
                ORDER BY rowid DESC LIMIT ${MAX_ADDRESSES})`,
      args: [frontendId, URL],
    },
    {
      sql: 'DELETE FROM microsite_snapshots WHERE frontend_id = ? AND revision NOT IN (?, ?)',
      args: [frontendId, revision, previous ?? revision],
    },
  ];
}

/** Stores the hash of a record that was saved before records had one. */
export const updatePublicHash = (id: string, version: number, publicHash: string): Statement => ({
  sql: 'UPDATE frontends SET public_hash = ? WHERE id = ? AND version = ? AND public_hash <> ?',
  args: [publicHash, id, version, publicHash],
});

/** True while a microsite is published at that revision: the condition of the statements that withdraw it. */
export const isPublishedAt = (frontendId: string, revision: number) =>
  exists(
    "microsites WHERE frontend_id = ? AND revision = ? AND state = 'published'",
    frontendId,
    revision,
  );

/** Where an address leads. */
export interface Location {
  frontendId: string;
  /** The address of the last published snapshot. */
  URL: string;
  state: 'published' | 'withdrawn';
  snapshot: number;
  /** Its enabled own host. */
  host: string | null;
  /** It ends with the form of a request. */
  hasForm: boolean;
}

export const findLocation = (database: Database, urlKey: string) =>
  findRow(
    database,
    (row): Location => ({ ...(row as unknown as Location), hasForm: row.hasForm === 1 }),
    `SELECT microsites.frontend_id AS frontendId, microsites.url_key AS URL, state, snapshot, host,
       has_form AS hasForm
     FROM microsite_addresses
     JOIN microsites ON microsites.frontend_id = microsite_addresses.frontend_id
     LEFT JOIN own_hosts ON own_hosts.frontend_id = microsites.frontend_id
     WHERE microsite_addresses.url_key = ?`,
    [urlKey],
  );

/** The document of a snapshot as JSON text; null when it is gone. */
export const findDocument = (database: Database, { frontendId, snapshot }: Location) =>
  findRow(
    database,
    ({ document }) => String(document),
    'SELECT document FROM microsite_snapshots WHERE frontend_id = ? AND revision = ?',
    [frontendId, snapshot],
  );

/** What a list of microsites is filtered by; '' for all. */
export interface CardFilters {
  town: string;
  kind: string;
}

/** The cards of published microsites that match the filters, behind the address `after`, by address. */
export async function readCards(
  database: Database,
  { town, kind, after, limit }: CardFilters & { after: string; limit: number },
): Promise<MicrositeCard[]> {
  const rows = await database.query(
    `SELECT card FROM microsites WHERE state = 'published' AND url_key > ?
       AND ? IN ('', card ->> 'town') AND ? IN ('', card ->> 'kind') ORDER BY url_key LIMIT ?`,
    [after, town, kind, limit],
  );
  return rows.map(({ card }: Row) => JSON.parse(String(card)) as MicrositeCard);
}

export const isAnyPublished = (database: Database) =>
  holds(database, exists("microsites WHERE state = 'published'"));

/** The towns of published microsites, by name. */
export async function readTowns(database: Database): Promise<string[]> {
  const rows = await database.query(
    `SELECT DISTINCT card ->> 'town' AS town FROM microsites WHERE state = 'published' AND town <> '' ORDER BY town`,
  );
  return rows.map(({ town }) => String(town));
}

export async function readPins(database: Database): Promise<{ path: string; blob: string }[]> {
  const rows = await database.query('SELECT DISTINCT folder, name, blob FROM microsite_pictures');
  return rows.map(({ folder, name, blob }) => ({ path: `${folder}/${name}`, blob: String(blob) }));
}

/** The type of a picture of a published microsite; null for every other object. */
export const findPublishedPicture = (database: Database, blob: string) =>
  findRow(
    database,
    ({ type }) => ({ type: String(type) }),
    `SELECT type FROM microsite_pictures AS pinned
     JOIN microsites ON microsites.frontend_id = pinned.frontend_id
       AND microsites.snapshot = pinned.revision AND microsites.state = 'published'
     WHERE pinned.blob = ? LIMIT 1`,
    [blob],
  );
