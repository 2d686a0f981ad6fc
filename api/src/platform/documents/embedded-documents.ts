import type { Database, DocumentStore } from '../platform.ts';

/** The document store in the relational store: history is read where it is written. */
export function embeddedDocuments(database: Database): DocumentStore {
  return {
    check: async () => {
      await database.query('SELECT MAX(id) AS newest FROM changes');
    },
  };
}
