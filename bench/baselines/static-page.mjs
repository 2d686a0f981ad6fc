// Baseline: a public page without its scripts, as a static file from memory.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const { ORIGIN, PAGE } = process.env;
const page = await (await fetch(ORIGIN + PAGE)).text();
const html = page
  .replace(/<script type="application\/json".*?<\/script>/gs, '')
  .replace(/<template id="wabu-start">.*?<\/template><script>.*?<\/script>/s, '');
const files = new Map([[PAGE, { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) }]]);
for (const [address] of html.matchAll(/\/(?:modules|media)\/[^"\s,]+/g)) {
  const answer = await fetch(ORIGIN + address);
  const type = answer.headers.get('content-type');
  files.set(address, { type, bytes: Buffer.from(await answer.arrayBuffer()) });
}
const isText = ({ type }) => /text|svg/.test(type);
for (const file of files.values()) {
  if (!isText(file)) continue;
  file.bytes = brotliCompressSync(file.bytes);
  file.encoding = 'br';
}

const server = createServer((request, response) => {
  const file = files.get(request.url);
  if (!file) return response.writeHead(404).end();
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': file.bytes.length,
    ...(file.encoding && { 'Content-Encoding': file.encoding }),
  });
  response.end(file.bytes);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
