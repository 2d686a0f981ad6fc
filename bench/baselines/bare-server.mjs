// Baseline: reads and inserts rows with the driver, with `synchronous = full`, and answers; `FILE` is its database.
import { createServer } from 'node:http';
import { createClient } from '@libsql/client';

const database = createClient({ url: `file:${process.env.FILE}` });
await database.execute('pragma journal_mode = wal');
await database.execute('pragma synchronous = full');
await database.execute(
  'create table suppliers (Nome, Tipologia, PIVA primary key, Indirizzo, CAP, Citta, Provincia, Nazione, email, PEC, Telefono, SDI, Contratto)',
);
const columns = (await database.execute('pragma table_info(suppliers)')).rows.map(
  ({ name }) => name,
);
const insert = `insert into suppliers values (${columns.map(() => '?').join(', ')})`;

const server = createServer(async (request, answer) => {
  const reply = (status, value) => {
    const body = Buffer.from(JSON.stringify(value));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    answer.writeHead(status, headers).end(body);
  };
  if (request.method === 'POST') {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const record = JSON.parse(Buffer.concat(chunks).toString());
    await database.execute({ sql: insert, args: columns.map((name) => record[name]) });
    return reply(201, record);
  }
  const one = request.url === '/?one' ? ' limit 1' : '';
  const { rows } = await database.execute(`select * from suppliers order by PIVA${one}`);
  reply(200, rows);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
