// Baseline: Payload with its SQLite adapter, set up as in «Installation» of its documentation.

import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';

export const columns = ['Nome', 'Tipologia', 'PIVA'];

export default buildConfig({
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'suppliers',
      admin: { useAsTitle: 'Nome', defaultColumns: columns },
      fields: columns.map((name) => ({ name, type: 'text' })),
    },
  ],
  db: sqliteAdapter({ client: { url: 'file:payload.db' } }),
  secret: 'for the benchmark only',
});
