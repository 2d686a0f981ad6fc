import type { Publication } from '@wabu/shared/entities/microsite';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { findRow } from '../../platform/find-row.ts';
import type { Database, Row, Statement } from '../../platform/platform.ts';

export const FROM_FRONTENDS = `frontends JOIN suppliers ON suppliers.id = frontends.supplier_id
  LEFT JOIN microsites ON microsites.frontend_id = frontends.id`;

/** True for a published picture whose file was replaced or deleted since. */
const HAS_OTHER_PICTURES = `EXISTS (SELECT 1 FROM microsite_pictures AS pinned
    LEFT JOIN objects ON objects.folder = pinned.folder AND objects.name = pinned.name
    WHERE pinned.frontend_id = microsites.frontend_id AND pinned.revision = microsites.snapshot
      AND objects.blob IS NOT pinned.blob)`;

/** Null for a frontend that was never published. */
export const PUBLICATION_STATE = `(CASE
    WHEN microsites.state IS NULL THEN NULL
    WHEN microsites.state = 'withdrawn' THEN 'withdrawn'
    WHEN microsites.public_hash <> frontends.public_hash
      OR microsites.supplier_name <> suppliers.name OR ${HAS_OTHER_PICTURES} THEN 'changed'
    ELSE 'published' END)`;

export const PUBLICATION_COLUMNS = `microsites.languages AS public_languages, microsites.published_at,
  microsites.published_by, ${PUBLICATION_STATE} AS publication_state`;

/** The key `publication` of a record; none for one that was never published. */
export function toPublication(row: Row): { publication?: Publication } {
  if (row.publication_state === null) return {};
  const publication = {
    state: row.publication_state as Publication['state'],
    languages: JSON.parse(String(row.public_languages)) as LanguageCode[],
    publishedAt: new Date(Number(row.published_at)).toISOString(),
    publishedBy: String(row.published_by),
  };
  return { publication };
}

export const findPublication = (database: Database, frontendId: string) =>
  findRow(
    database,
    toPublication,
    `SELECT ${PUBLICATION_COLUMNS} FROM ${FROM_FRONTENDS} WHERE frontends.id = ?`,
    [frontendId],
  );

/** Withdraws a microsite if it is published. Its snapshots stay. */
export const withdrawMicrosite = (frontendId: string): Statement => ({
  sql: `UPDATE microsites SET state = 'withdrawn', revision = revision + 1
          WHERE frontend_id = ? AND state = 'published'`,
  args: [frontendId],
});
