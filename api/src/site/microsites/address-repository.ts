import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Database } from '../../platform/platform.ts';

export interface PublishedAddress {
  URL: string;
  languages: LanguageCode[];
  /** Milliseconds since 1970. */
  publishedAt: number;
}

/** One with a host of its own is canonical there. */
const IS_ON_SITE = 'frontend_id NOT IN (SELECT frontend_id FROM own_hosts)';

/** The first address of each part of the published microsites, by address. */
export async function readPartStarts(database: Database, size: number): Promise<string[]> {
  const rows = await database.query(
    `SELECT URL FROM (
       SELECT url_key AS URL, row_number() OVER (ORDER BY url_key) AS place
       FROM microsites WHERE state = 'published' AND ${IS_ON_SITE}
     ) WHERE place % ? = 1 ORDER BY URL`,
    [size],
  );
  return rows.map(({ URL }) => String(URL));
}

export async function readAddresses(
  database: Database,
  from: string,
  size: number,
): Promise<PublishedAddress[]> {
  const rows = await database.query(
    `SELECT url_key AS URL, languages, published_at AS publishedAt FROM microsites
     WHERE state = 'published' AND ${IS_ON_SITE} AND url_key >= ? ORDER BY url_key LIMIT ?`,
    [from, size],
  );
  return rows.map(({ URL, languages, publishedAt }) => ({
    URL: String(URL),
    languages: JSON.parse(String(languages)) as LanguageCode[],
    publishedAt: Number(publishedAt),
  }));
}
