import { installIfNeeded } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
installIfNeeded();
const { longSteps } = await import('./checks/steps.mjs');
const { runChosen } = await import('./checks/run-chosen.mjs');
await runChosen(longSteps);
