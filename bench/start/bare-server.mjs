import { createServer } from 'node:http';

/** Baseline: a minimal `node:http` server. */
const server = createServer((_, answer) => answer.end('{"status":"ok"}'));
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`);
});
