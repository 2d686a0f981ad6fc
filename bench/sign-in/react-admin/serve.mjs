// Serves the bundle of the baseline from memory, compressed and immutable. Forwards api calls to the
// product; `/suppliers` responds with one page of the same rows.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const { DIST, API, TOKEN } = process.env;
const api = new URL(API);

const files = new Map();
for (const name of readdirSync(DIST)) {
  const isPage = name === 'index.html';
  files.set(isPage ? '/' : `/${name}`, {
    bytes: brotliCompressSync(readFileSync(`${DIST}/${name}`)),
    headers: {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      'Content-Encoding': 'br',
    },
  });
}

const authorization = `Bearer ${TOKEN}`;
const answer = await fetch(`${API}/api/d1/getallsuppliers`, { headers: { authorization } });
const rows = (await answer.json())
  .sort((a, b) => (a.Nome < b.Nome ? -1 : 1))
  .map((row) => ({ ...row, id: row.PIVA }));

const server = createServer((incoming, reply) => {
  const { pathname, searchParams } = new URL(incoming.url, 'http://localhost');
  if (pathname.startsWith('/api/')) return forward(incoming, reply);
  if (pathname === '/suppliers') {
    const data = rows.slice(Number(searchParams.get('from')), Number(searchParams.get('to')));
    reply.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br' });
    return reply.end(brotliCompressSync(JSON.stringify({ data, total: rows.length })));
  }
  const file = files.get(pathname);
  if (!file) return reply.writeHead(404).end();
  reply.writeHead(200, { ...file.headers, 'Content-Length': file.bytes.length });
  return reply.end(file.bytes);
});

function forward(incoming, reply) {
  const headers = { ...incoming.headers, host: api.host };
  delete headers.origin;
  const options = {
    host: '127.0.0.1',
    port: api.port,
    method: incoming.method,
    path: incoming.url,
    headers,
  };
  const onward = request(options, (answer) => {
    reply.writeHead(answer.statusCode, answer.headers);
    answer.pipe(reply);
  });
  incoming.pipe(onward);
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
