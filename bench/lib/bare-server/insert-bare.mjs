import { createServer } from 'node:http';
import { createClient } from '@libsql/client';

/** Baseline: parses, inserts with `synchronous = full` and answers. */
const database = createClient({ url: `file:${process.env.FILE}` });
await database.execute('pragma journal_mode = wal');
await database.execute('pragma synchronous = full');
await database.execute(
  'create table suppliers (piva text primary key, record text not null) strict',
);

const server = createServer(async (request, answer) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const record = JSON.parse(Buffer.concat(chunks).toString());
  const args = [record.PIVA, JSON.stringify(record)];
  await database.execute({ sql: 'insert into suppliers values (?, ?)', args });
  answer.writeHead(201, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(record));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
