import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { fetchFamily } from './fetch-family.mjs';

/** jsdom with Node's fetch family, so that a page can talk to the real api in the same process. */
export default class BrowserEnvironment extends JsdomEnvironment {
  // The api runs beside the page in these tests, so packages are resolved as Node resolves them.
  customExportConditions = ['node', 'node-addons'];

  async setup() {
    await super.setup();
    Object.assign(this.global, fetchFamily(this.global));
    for (const [name, value] of [
      ['crypto', globalThis.crypto],
      ['performance', globalThis.performance],
    ]) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
  }
}
