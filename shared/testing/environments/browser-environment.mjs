import { createRequire } from 'node:module';
import './compile-once.mjs';
import { fetchFamily } from './fetch-family.mjs';

const displays = `
head, meta, title, link, style, script, datalist, param, noframes, template { display: none }
html, body, main, div, p, section, article, aside, header, footer, nav, hgroup, h1, h2, h3, h4, h5, h6, hr, pre,
address, blockquote, figure, figcaption, center, ul, ol, menu, dir, dl, dt, dd, form, fieldset, legend, optgroup,
option, details, summary, dialog, frame, frameset, listing, plaintext, xmp { display: block }
li { display: list-item }
input, textarea, select, button, meter, progress { display: inline-block }
table { display: table }
thead { display: table-header-group }
tbody { display: table-row-group }
tfoot { display: table-footer-group }
tr { display: table-row }
td, th { display: table-cell }
caption { display: table-caption }
colgroup { display: table-column-group }
col { display: table-column }
input[type="hidden"], dialog:not([open]), [hidden] { display: none }
`;

const require = createRequire(import.meta.url);
const inJsdom = createRequire(require.resolve('jest-environment-jsdom'));
shortenStyleSheet(inJsdom);
// Loaded after that: jsdom reads its style sheet when it is loaded.
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');
findControlsById(inJsdom);
const ariaQuery = createRequire(require.resolve('@testing-library/dom'))('aria-query');

/** jsdom with Node's fetch family, so that a page can talk to the real api in the same process. */
export default class BrowserEnvironment extends JsdomEnvironment {
  // The api runs beside the page in these tests, so packages are resolved as Node resolves them.
  customExportConditions = ['node', 'node-addons'];

  async setup() {
    await super.setup();
    Object.assign(this.global, fetchFamily(this.global));
    this.global[Symbol.for('aria-query')] = ariaQuery;
    for (const [name, value] of [
      ['crypto', globalThis.crypto],
      ['performance', globalThis.performance],
    ]) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
  }
}

/**
 * Every query by role computes the styles of many elements. For each, jsdom matches 120 rules and resolves eight
 * colours; a test reads whether the element is displayed, and as a block or inline.
 */
function shortenStyleSheet({ resolve, cache }) {
  const path = resolve('jsdom/lib/jsdom/browser/default-stylesheet');
  cache[path] = { id: path, filename: path, loaded: true, exports: displays };
  const rules = require(resolve('jsdom/lib/jsdom/living/helpers/style-rules'));
  const resolved = rules.propertiesWithResolvedValueImplemented;
  for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];
}

/**
 * Every query by label asks each field for its labels, and each label for its field: jsdom looks through the whole
 * document for each of these questions.
 */
function findControlsById(load) {
  // First, because its files import each other.
  load('jsdom');
  const helpers = load('jsdom/lib/jsdom/living/helpers/form-controls');
  const { implementation } = load('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl');
  const { get: control } = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');
  Object.defineProperty(implementation.prototype, 'control', {
    get() {
      const id = this.getAttributeNS(null, 'for');
      const root = this.getRootNode({});
      if (!id || !root.getElementById) return control.call(this);
      const found = root.getElementById(id);
      return found && helpers.isLabelable(found) ? found : null;
    },
  });
}
