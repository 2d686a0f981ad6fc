import { runOnBuild } from './setup/run-on-build.mjs';

await runOnBuild('--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2));
