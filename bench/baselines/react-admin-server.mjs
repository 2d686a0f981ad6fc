// Serves the script of the baseline from memory, compressed, with a page of the product's suppliers at `/suppliers`, and
// forwards the calls of the api.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

const { SCRIPT, API, TOKEN } = process.env;
const page =
  '<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><div id="root"></div><script src="/app.js"></script></html>';
const file = (type, cache, bytes) => ({
  headers: { 'Content-Type': type, 'Cache-Control': cache, 'Content-Encoding': 'br' },
  bytes: brotliCompressSync(bytes),
});
const files = {
  '/': file('text/html; charset=utf-8', 'no-cache', page),
  '/app.js': file('text/javascript', 'max-age=31536000, immutable', readFileSync(SCRIPT)),
};

const headers = { authorization: `Bearer ${TOKEN}` };
const listed = await (await fetch(`${API}/api/d1/getallsuppliers`, { headers })).json();
const rows = listed
  .sort((a, b) => (a.Nome < b.Nome ? -1 : 1))
  .map((row) => ({ ...row, id: row.PIVA }));

const server = createServer(async (incoming, reply) => {
  const { url, method } = incoming;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const json = { 'Content-Type': 'application/json' };
  if (pathname.startsWith('/api/')) {
    const answer = await fetch(API + url, { method, headers: json, body: await text(incoming) });
    return reply.writeHead(answer.status, json).end(await answer.text());
  }
  if (pathname === '/suppliers') {
    const data = rows.slice(Number(searchParams.get('from')), Number(searchParams.get('to')));
    reply.writeHead(200, { ...json, 'Content-Encoding': 'br' });
    return reply.end(brotliCompressSync(JSON.stringify({ data, total: rows.length })));
  }
  const found = files[pathname];
  reply.writeHead(found ? 200 : 404, found?.headers).end(found?.bytes);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
