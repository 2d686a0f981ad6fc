import type { Database, Platform } from '../../../platform/platform.ts';

/** The same database as another process sees it, with a count of its queries. */
export function countedDatabase({ database }: Pick<Platform, 'database'>, exclusive: boolean) {
  let queries = 0;
  const counted: Database = {
    exclusive,
    query: (sql, args) => {
      queries += 1;
      return database.query(sql, args);
    },
    queryAll: (statements) => database.queryAll(statements),
    write: (statements) => database.write(statements),
  };
  return { database: counted, queries: () => queries };
}
