import { buildChanged } from './build/build.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { requirePort } from './setup/port.mjs';

requireNode();
await requirePort(Number(process.env.PORT ?? 3000), process.env.HOST ?? '127.0.0.1');
installIfNeeded();
if ((await buildChanged()) > 0) {
  console.error('Something did not build: its messages are above.');
  process.exit(1);
}
// The server runs in this very process: one thing to stop, one thing to watch, one thing to kill.
await import(new URL('../../api/dist/serve-node.mjs', import.meta.url).href);
