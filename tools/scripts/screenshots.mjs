import { runOnBuild } from './setup/run-on-build.mjs';

await runOnBuild('--import', 'tsx', 'e2e/screenshots.ts');
