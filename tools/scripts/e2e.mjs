import { runOnBuild } from './setup/run-on-build.mjs';

await runOnBuild('e2e/run.ts');
