import type { Microsite } from '@wabu/shared/entities/microsite';
import type { PreviewAnswer, PreviewState } from '@wabu/shared/entities/microsites/preview';
import { findRow } from '../../platform/find-row.ts';
import type { Database, Row, Statement } from '../../platform/platform.ts';
import type { PinnedPicture } from '../microsites/microsite-repository.ts';

/** What a preview shows: a snapshot that nobody has published. */
export type PreviewDocument = Omit<Microsite, 'publishedAt' | 'updatedAt' | 'revision'>;

interface NewPreview {
  id: string;
  frontendId: string;
  tokenHash: string;
  version: number;
  document: PreviewDocument;
  pictures: PinnedPicture[];
  createdBy: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

export function insertPreview(preview: NewPreview): Statement {
  const { id, frontendId, tokenHash, version, document, pictures } = preview;
  return {
    sql: `INSERT INTO previews (id, frontend_id, token_hash, version, document, pictures, created_by,
            created_at, expires_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      id,
      frontendId,
      tokenHash,
      version,
      JSON.stringify(document),
      JSON.stringify(pictures),
      preview.createdBy,
      preview.createdAt,
      preview.expiresAt,
    ],
  };
}

export const endPreviews = (frontendId: string, now: number): Statement => ({
  sql: 'UPDATE previews SET expires_at = ? WHERE frontend_id = ? AND expires_at > ?',
  args: [now, frontendId, now],
});

/** Deletes the ended links of a frontend that nobody has answered: nothing shows them any more. */
export const deleteUnanswered = (frontendId: string, now: number): Statement => ({
  sql: `DELETE FROM previews WHERE frontend_id = ? AND expires_at <= ?
            AND id NOT IN (SELECT preview_id FROM preview_answers)`,
  args: [frontendId, now],
});

/** Deletes the links that ended before a time, with their answers. */
export function deletePreviews(endedBefore: number): Statement {
  return { sql: 'DELETE FROM previews WHERE expires_at < ?', args: [endedBefore] };
}

/** A preview that its link may read now. */
export interface OpenPreview {
  id: string;
  version: number;
  document: PreviewDocument;
  pictures: PinnedPicture[];
  createdAt: number;
  expiresAt: number;
}

export const findOpenPreview = (database: Database, tokenHash: string, now: number) =>
  findRow(
    database,
    (row): OpenPreview => ({
      ...(row as unknown as OpenPreview),
      document: JSON.parse(String(row.document)),
      pictures: JSON.parse(String(row.pictures)),
    }),
    `SELECT id, version, document, pictures, created_at AS createdAt, expires_at AS expiresAt
     FROM previews WHERE token_hash = ? AND expires_at > ?`,
    [tokenHash, now],
  );

const ANSWERED = `SELECT kind, text, version, answered_at AS at FROM preview_answers
  JOIN previews ON previews.id = preview_answers.preview_id`;

/** The answers under one link, the oldest first. */
export async function readAnswers(database: Database, previewId: string): Promise<PreviewAnswer[]> {
  const rows = await database.query(
    `${ANSWERED} WHERE preview_id = ? ORDER BY preview_answers.id`,
    [previewId],
  );
  return rows as unknown as PreviewAnswer[];
}

export async function readPreviewState(
  database: Database,
  frontendId: string,
  now: number,
): Promise<PreviewState> {
  const [links = [], answers = []] = await database.queryAll([
    {
      sql: `SELECT version, created_by AS createdBy, created_at AS createdAt, expires_at AS expiresAt
            FROM previews WHERE frontend_id = ? AND expires_at > ? ORDER BY created_at DESC LIMIT 1`,
      args: [frontendId, now],
    },
    {
      sql: `${ANSWERED} WHERE frontend_id = ? ORDER BY preview_answers.id DESC LIMIT 100`,
      args: [frontendId],
    },
  ]);
  const [link = null] = links as unknown as NonNullable<PreviewState['link']>[];
  return { link, answers: answers as unknown as PreviewAnswer[] };
}

export interface RecentAnswer extends PreviewAnswer {
  URL: string;
  /** True while the record still has the version that the supplier saw. */
  isCurrent: boolean;
}

/** The answers since a time, the newest first. */
export async function readRecentAnswers(
  database: Database,
  since: number,
  limit: number,
): Promise<RecentAnswer[]> {
  const rows = await database.query(
    `SELECT kind, text, previews.version, answered_at AS at, frontends.url AS URL,
       frontends.version = previews.version AS isCurrent
     FROM preview_answers JOIN previews ON previews.id = preview_answers.preview_id
     JOIN frontends ON frontends.id = previews.frontend_id
     WHERE answered_at >= ? ORDER BY answered_at DESC, preview_answers.id DESC LIMIT ?`,
    [since, limit],
  );
  return rows.map((row: Row) => ({
    ...(row as unknown as RecentAnswer),
    isCurrent: row.isCurrent === 1,
  }));
}

/** Stores an approval once, while the link is valid. */
export const insertApproval = (previewId: string, now: number): Statement => ({
  sql: `INSERT INTO preview_answers (preview_id, kind, text, answered_at)
          SELECT id, 'approval', '', ? FROM previews WHERE id = ? AND expires_at > ?
          ON CONFLICT DO NOTHING`,
  args: [now, previewId, now],
});

/** Stores a comment while the link is valid; not again the one that is the last already. */
export const insertComment = (previewId: string, text: string, now: number): Statement => ({
  sql: `INSERT INTO preview_answers (preview_id, kind, text, answered_at)
          SELECT id, 'comment', ?, ? FROM previews WHERE id = ? AND expires_at > ?
            AND ? IS NOT (SELECT text FROM preview_answers WHERE preview_id = previews.id
              AND kind = 'comment' ORDER BY preview_answers.id DESC LIMIT 1)`,
  args: [text, now, previewId, now, text],
});

/** The pictures of stored previews: their objects are kept. */
export async function readPreviewPins(
  database: Database,
): Promise<{ path: string; blob: string }[]> {
  const rows = await database.query(
    `SELECT DISTINCT value ->> 'folder' AS folder, value ->> 'name' AS name, value ->> 'blob' AS blob
     FROM previews, json_each(previews.pictures)`,
  );
  return rows.map(({ folder, name, blob }) => ({ path: `${folder}/${name}`, blob: String(blob) }));
}
