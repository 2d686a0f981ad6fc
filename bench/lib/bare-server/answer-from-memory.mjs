import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Baseline: sends the captured headers and bytes from memory for every request. */
const { headers, body } = JSON.parse(readFileSync(process.env.ANSWER, 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, answer) => {
  answer.writeHead(200, headers);
  answer.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
