import { requireNode } from './setup/node-version.mjs';

requireNode();
// Imported after the version check: an old Node would fail on these imports before it prints the message.
const { buildChanged } = await import('./build/build.mjs');
const { installIfNeeded } = await import('./setup/install.mjs');
const { requirePort } = await import('./setup/port.mjs');

await requirePort();
installIfNeeded();
if ((await buildChanged()) > 0) {
  console.error('Something did not build: its messages are above.');
  process.exit(1);
}
// Runs the server in this process, so that there is one process id to watch and stop.
await import(new URL('../../api/dist/serve-node.mjs', import.meta.url).href);
