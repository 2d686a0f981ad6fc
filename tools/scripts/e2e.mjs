import { runOnBuild } from './setup/run-on-build.mjs';

const slowly = process.argv.find((word) => word.startsWith('--slowly='));
if (slowly) process.env.WABU_E2E_SLOWLY = slowly.replace('--slowly=', '');
const words = process.argv.slice(2).filter((word) => word !== slowly);

await runOnBuild('node_modules/@playwright/test/cli.js', 'test', ...words);
