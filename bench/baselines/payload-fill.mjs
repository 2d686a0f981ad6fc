// Creates the tables, a user with the email and password of the environment, and the suppliers of `ROWS`, a JSON file.
import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config, { columns } from './payload.config.mjs';

const { EMAIL, PASSWORD, ROWS } = process.env;
const payload = await getPayload({ config });
await payload.create({ collection: 'users', data: { email: EMAIL, password: PASSWORD } });
for (const row of JSON.parse(readFileSync(ROWS, 'utf8'))) {
  const data = Object.fromEntries(columns.map((name) => [name, row[name]]));
  await payload.db.create({ collection: 'suppliers', data });
}
process.exit(0);
