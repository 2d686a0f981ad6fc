/** The import rules of docs/architecture.md: each rule once, with the sentence that a breach prints. */
const module = '^mf-[^/]+/';
const parts = '^(shell|mf-[^/]+)/';
const notProduct = [
  '\\.test\\.tsx?$',
  '(^|/)testing(/|\\.tsx?$)',
  '-double\\.ts$',
  '^(e2e|bench|tools|api/contract|api/scripts)/',
];
const entryFile = [
  '\\.(config|base)\\.(ts|mjs)$',
  '/src/(main|module|prerender|serve-node|serve-workerd|client|testing)\\.tsx?$',
  '^shell/[^/]+\\.tsx?$',
  '^shared/([^/]+|ui/(record-form|records-dialog|rich-text|selection|table))/index\\.ts$',
  '^shared/(testing|entities)/',
  '\\.d\\.ts$',
  '/tsconfig\\.json$',
];
const product = `^(shared|api)/|${parts}`;
const onNode = [
  '^api/src/platform/node',
  '^api/src/serve-node',
  'prerender[^/]*\\.tsx?$',
  '\\.config\\.ts$',
  ...notProduct,
];

const forbidden = [
  {
    name: 'shared-is-the-base',
    comment: 'shared imports no other workspace.',
    from: { path: '^shared/' },
    to: { path: `^(api|e2e|bench|tools)/|${parts}` },
  },
  {
    name: 'entities-import-only-schemas',
    comment:
      'shared/entities runs in every browser and server, so it imports the schema library and the languages only.',
    from: { path: '^shared/entities/', pathNot: notProduct },
    to: { pathNot: ['^shared/(entities/|i18n/languages\\.ts$)', 'node_modules/zod/'] },
  },
  {
    name: 'api-imports-only-entities-and-renderer',
    comment:
      'api imports entities, their tree, languages, the module contract and the microsite renderer, nothing else of the interface.',
    from: { path: '^api/', pathNot: notProduct },
    to: {
      path: `^shared/|${parts}`,
      pathNot:
        '^shared/(entities/|tree/|microsite/|i18n/language(s|-path)\\.ts$|module/(address|contract|registry|releases)\\.ts$)',
    },
  },
  {
    name: 'api-has-two-entry-points',
    comment: 'Other workspaces import @wabu/api/client only.',
    from: { pathNot: ['^api/', ...notProduct] },
    to: { path: '^api/', pathNot: '^api/src/client\\.ts$' },
  },
  {
    name: 'api-has-two-entry-points-in-tests',
    comment: 'Tests of other workspaces import @wabu/api/client and @wabu/api/testing only.',
    from: { path: notProduct, pathNot: '^api/' },
    to: { path: '^api/', pathNot: '^api/src/(client|testing)\\.ts$' },
  },
  {
    name: 'http-imports-no-entity',
    comment: 'api/src/http imports platform ports and nothing else of the api.',
    from: { path: '^api/src/http/', pathNot: notProduct },
    to: { path: '^api/src/(?!http/|platform/[^/]+\\.ts$)' },
  },
  {
    name: 'records-know-no-kind',
    comment: 'api/src/records imports http and platform ports and nothing else of the api.',
    from: { path: '^api/src/records/', pathNot: notProduct },
    to: { path: '^api/src/(?!records/|http/|platform/[^/]+\\.ts$)' },
  },
  {
    name: 'platform-is-the-base',
    comment:
      'api/src/platform holds the ports and their adapters and imports nothing else of the api.',
    from: { path: '^api/src/platform/', pathNot: notProduct },
    to: { path: '^api/src/(?!platform/)' },
  },
  {
    name: 'modules-are-independent',
    comment:
      'A module is built and released alone, so it imports shared and @wabu/api/client only.',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: `${parts}|^(e2e|bench)/`, pathNot: '^$1/' },
  },
  {
    name: 'modules-load-at-run-time',
    comment: 'The shell loads modules by the registry and never imports one.',
    from: { path: '^shell/' },
    to: { path: module },
  },
  {
    name: 'model-is-pure',
    comment: 'A model folder computes: it imports no React, no api client and no folder above it.',
    from: { path: '^mf-[^/]+/src/model/', pathNot: notProduct },
    to: {
      path: '^mf-[^/]+/src/(?!model/)|^api/|^shared/(?!entities/|tree/|i18n/languages\\.ts$)|node_modules/(react|react-dom|@tanstack)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'calls-know-no-interface',
    comment:
      "A module's api folder loads and saves: it imports its model, its words and nothing above.",
    from: { path: '^(mf-[^/]+)/src/api/', pathNot: notProduct },
    to: { path: '^$1/src/(?!api/|model/|words/)' },
  },
  {
    name: 'parts-know-no-feature',
    comment: 'What several features of a module share imports its api and model, and no feature.',
    from: { path: '^(mf-[^/]+)/src/parts/', pathNot: notProduct },
    to: { path: '^$1/src/(?!parts/|api/|model/|words/)' },
  },
  {
    name: 'pages-are-on-top',
    comment: 'A page joins features; only the entry of its module imports one.',
    from: { path: '^mf-[^/]+/src/', pathNot: ['/src/(page/|module\\.tsx$)', ...notProduct] },
    to: { path: '^mf-[^/]+/src/page/' },
  },
  {
    name: 'controls-know-no-view',
    comment: 'Controls and feedback are below dialogs, lists and forms, which use them.',
    from: { path: '^shared/ui/(controls|feedback)/', pathNot: notProduct },
    to: { path: '^shared/ui/(?!controls/|feedback/|tokens/|lifecycle/|words/)' },
  },
  {
    name: 'node-only-in-platform',
    comment: 'Node modules belong in the Node platform, its entry, scripts, tests and configs.',
    from: { path: product, pathNot: onNode },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'native-packages-only-in-platform',
    comment: 'Packages that run on Node only would break the Workers build.',
    from: { path: product, pathNot: onNode },
    to: { path: 'node_modules/(@libsql|libsql|sharp|mongodb|@hono/node-server)/' },
  },
  {
    name: 'workers-only-in-platform',
    comment:
      'Cloudflare types and modules belong in the workerd platform, its entry and its tests.',
    from: { pathNot: ['^api/src/(platform/workerd|serve-workerd)', '^api/contract/'] },
    to: { path: '^cloudflare:|node_modules/(@cloudflare|miniflare|wrangler)/' },
  },
  {
    name: 'ports-hide-platforms',
    comment: 'Only entries choose a platform; everything else in the api knows its ports.',
    from: { path: '^api/src/', pathNot: ['^api/src/(platform/|serve-)', ...notProduct] },
    to: { path: 'node_modules/(@libsql/|libsql/)|^api/src/platform/(node|workerd)/' },
  },
  {
    name: 'repositories-never-import-hono',
    comment: 'A repository maps rows to records and knows no request.',
    from: { path: '^api/src/.*-repository\\.ts$' },
    to: { path: 'node_modules/hono/' },
  },
  {
    name: 'presentational-parts-take-props',
    comment: 'Lists, items and forms take props; pages join them to data.',
    from: { path: `${parts}.*-(list|list-item|form)\\.tsx$` },
    to: {
      path: 'node_modules/@tanstack/react-query/|^api/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'chakra-only-in-shared-ui',
    comment:
      'A shared package ships whole, so modules take Chakra and Emotion from @wabu/shared/ui.',
    from: { path: parts },
    to: { path: 'node_modules/(@chakra-ui|@emotion|@ark-ui|@zag-js)/' },
  },
  {
    name: 'public-pages-import-no-chakra',
    comment: 'Visitors load neither Chakra nor Emotion: public pages use CSS over the tokens.',
    from: { path: '^(mf-public/src|shell/(src/)?public-layout)/' },
    to: { path: '^shared/ui/(?!tokens/)' },
  },
  {
    name: 'product-imports-no-test-code',
    comment: 'Product code imports no tests, test helpers, benchmarks or tools.',
    from: { pathNot: notProduct.concat('^jest\\.config\\.mjs$', '^rspack\\.base\\.ts$') },
    to: { path: notProduct },
  },
  {
    name: 'fakes-only-in-testing',
    comment: 'A fake of an external service belongs in a testing folder.',
    from: { path: '-double\\.ts$', pathNot: '/testing/' },
    to: {},
  },
  {
    name: 'no-file-cycles',
    comment: 'Two files that import each other are one file, or share a third one.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'A file without an importer is an entry, a test or dead code.',
    from: { orphan: true, pathNot: [...entryFile, ...notProduct] },
    to: {},
  },
  {
    name: 'nothing-unresolvable',
    comment:
      'Every import names its file with the extension, or a declared dependency. The baselines of benchmarks have their own packages.',
    from: { pathNot: '^bench/baselines/' },
    to: { couldNotResolve: true, pathNot: '^cloudflare:|\\?' },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.cache)/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      // Of packages only: an import of ours without its extension cannot be resolved.
      extensions: ['.js', '.d.ts'],
    },
  },
};
