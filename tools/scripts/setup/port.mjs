import { once } from 'node:events';
import { createServer } from 'node:net';

/** Says what to do when somebody else listens on the port already, before anything slow begins. */
export async function requirePort(port, host) {
  const problem = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
  if (!problem) return;
  console.error(portProblem(problem, port, host));
  process.exit(1);
}

function portProblem({ code, message }, port, host) {
  if (code === 'EADDRINUSE') {
    return (
      `Port ${port} is taken. If that is Wabu, it is running already: http://localhost:${port}\n` +
      `Otherwise choose another one: PORT=${port + 1} npm start`
    );
  }
  if (code === 'EACCES') return `Port ${port} is not yours to open: try PORT=3000 npm start`;
  return `Cannot listen on ${host}:${port}: ${message}`;
}

/** A port that nobody listens on at this moment. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
