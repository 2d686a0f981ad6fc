import { requireNode } from './setup/node-version.mjs';

requireNode();
// What the rest imports is not there in every old Node: it would end in a syntax error before the sentence.
const { buildChanged } = await import('./build/build.mjs');
const { installIfNeeded } = await import('./setup/install.mjs');
const { requirePort } = await import('./setup/port.mjs');

await requirePort();
installIfNeeded();
if ((await buildChanged()) > 0) {
  console.error('Something did not build: its messages are above.');
  process.exit(1);
}
// The server runs in this very process: one thing to stop, one thing to watch, one thing to kill.
await import(new URL('../../api/dist/serve-node.mjs', import.meta.url).href);
