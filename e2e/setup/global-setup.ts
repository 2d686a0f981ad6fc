import { ensureBrowser } from '../../tools/scripts/setup/browser.mjs';
import { isBuilt } from '../fixtures/server.ts';
import { prepareStartingData } from '../fixtures/starting-data.ts';

/** Checks that the product is built, finds or installs a Chromium, and creates the starting data. */
export default async function globalSetup() {
  if (!isBuilt()) throw new Error('The product is not built: run "npm run build" first.');
  // Workers read it in playwright.config.ts.
  process.env.CHROMIUM_PATH = ensureBrowser();
  await prepareStartingData();
}
