import type { Database, Statement } from '../platform/platform.ts';

/** The revision of the registry: it changes with every write that changes a channel. */
export async function readRegistryRevision(database: Database): Promise<number> {
  const [row] = await database.query("SELECT revision FROM revisions WHERE entity = 'modules'");
  return Number(row?.revision);
}

export function incrementRegistryRevision(): Statement {
  return { sql: "UPDATE revisions SET revision = revision + 1 WHERE entity = 'modules'" };
}
