import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';

/** One route per kind of call, each doing only what the call cannot do without. */
const file = process.env.FILE;
const database = createClient({ url: `file:${file}` });
await database.execute(
  'create table if not exists records (key text primary key, record text) strict',
);
await database.execute({
  sql: 'insert into records values (?, ?)',
  args: ['one', process.env.RECORD],
});
const salt = randomBytes(16);
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const derive = (password) =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
const key = await derive('lago-di-garda-2026');
let files = 0;

async function read() {
  const { rows } = await database.execute("select record from records where key = 'one'");
  return rows[0].record;
}

async function login(body) {
  const { password } = JSON.parse(body.toString());
  return JSON.stringify({ ok: timingSafeEqual(await derive(password), key) });
}

async function upload(body) {
  files += 1;
  const path = join(dirname(file), `upload-${files}`);
  const handle = await open(`${path}.new`, 'wx');
  await handle.writeFile(body);
  await handle.sync();
  await handle.close();
  await rename(`${path}.new`, path);
  const folder = await open(dirname(file), 'r');
  await folder.sync();
  await folder.close();
  return '{}';
}

const routes = { '/read': read, '/login': login, '/upload': upload };
const server = createServer(async (request, answer) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = await routes[request.url](Buffer.concat(chunks));
  answer.writeHead(200, { 'content-type': 'application/json' });
  answer.end(text);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
