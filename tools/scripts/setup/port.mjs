import { once } from 'node:events';
import { createServer } from 'node:net';

/** Exits with a message when PORT and HOST cannot be used, before slow work starts. */
export async function requirePort({ PORT, HOST } = process.env) {
  const port = Number(PORT || 3000);
  const host = HOST || '127.0.0.1';
  const problem =
    /^\d*$/.test(PORT ?? '') && port <= 65_535 ? await probe(port, host) : { code: 'PORT' };
  if (!problem) return;
  console.error(portProblem(problem, PORT || port, host));
  process.exit(1);
}

function probe(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

function portProblem({ code, message }, port, host) {
  if (code === 'EADDRINUSE') {
    return (
      `Port ${port} is taken. If that is Wabu, it is running already: http://localhost:${port}\n` +
      `Otherwise choose another one: PORT=${Number(port) + 1} npm start`
    );
  }
  if (code === 'EACCES') return `Port ${port} is not yours to open: try PORT=3000 npm start`;
  if (code === 'PORT') return `PORT is ${port}: it must be a number from 0 to 65535.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}: this machine has no such address. Leave HOST out, or try HOST=0.0.0.0`;
  return `Cannot listen on ${host}:${port}: ${message}`;
}

/** A free port. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
