import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Sends the same head and bytes as the product's list, from memory, to whoever asks. */
const { headers, body } = JSON.parse(readFileSync(process.env.ANSWER, 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, answer) => {
  answer.writeHead(200, headers);
  answer.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
