import { createServer } from 'node:http';

/** The least that can be started: what Node itself costs. */
const server = createServer((_, answer) => answer.end('{"status":"ok"}'));
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`);
});
