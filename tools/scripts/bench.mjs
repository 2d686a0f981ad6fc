import { runOnBuild } from './setup/run-on-build.mjs';

await runOnBuild('bench/run.ts');
