import type { Database, DocumentStore } from '../platform.ts';

/** History stays where it is written, in the relational store: always there, never behind. */
export function embeddedDocuments(database: Database): DocumentStore {
  return {
    check: async () => {
      await database.query('SELECT MAX(id) AS newest FROM changes');
    },
  };
}
