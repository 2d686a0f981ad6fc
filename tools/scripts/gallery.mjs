import { runOnBuild } from './setup/run-on-build.mjs';

// Selects the tests of `npm run verify` in playwright.config.ts.
process.env.WABU_VERIFY = '1';
// Renews the pictures of the documents.
process.env.WABU_GALLERY = '1';
const words = process.argv.slice(2);
await runOnBuild('node_modules/@playwright/test/cli.js', 'test', 'e2e/gallery', ...words);
