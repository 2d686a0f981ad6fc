import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Baseline: sends the captured headers and bytes from memory for every request.
 *
 * It collects its heap twice before it is under load, as every server has that is up for minutes. On Node 20 this
 * counts: V8 then forgets the shape of the objects of `process.nextTick` until the process ends, and node:http takes
 * up to half as long again for a request. A server that is under load from its first second keeps the shape.
 */
const COLLECT_AFTER = [2, 30];

setFlagsFromString('--expose-gc');
const collectHeap = runInNewContext('gc');
const { headers, body } = JSON.parse(readFileSync(process.env.ANSWER, 'utf8'));
const bytes = Buffer.from(body, 'base64');
let answered = 0;
const server = createServer((_, answer) => {
  answer.writeHead(200, headers);
  answer.end(bytes);
  answered += 1;
  if (COLLECT_AFTER.includes(answered)) setTimeout(collectHeap, 5);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
