import type { Platform } from './platform.ts';

/**
 * What `make` makes of a platform, made again after `platform.renew()`: everything in memory belongs to the platform or
 * its database, so that another one of each begins without it.
 */
export function renewable<T>(platform: Platform, make: (platform: Platform) => T): () => T {
  const { database } = platform;
  let made: T;
  const renew = () => {
    made = make({
      ...platform,
      renew,
      database: {
        exclusive: database.exclusive,
        query: (sql, args) => database.query(sql, args),
        queryAll: (statements) => database.queryAll(statements),
        write: (statements) => database.write(statements),
      },
    });
  };
  platform.renew = renew;
  made = make(platform);
  return () => made;
}
