import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Baseline: writes each body under a temporary name, flushes it, renames it and flushes the folder. */
const folder = process.env.FOLDER;

const server = createServer(async (request, answer) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const path = join(folder, randomUUID());
  const file = await open(`${path}.new`, 'wx');
  await file.writeFile(Buffer.concat(chunks));
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  const parent = await open(folder, 'r');
  await parent.sync();
  await parent.close();
  answer.writeHead(201, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ path }));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
