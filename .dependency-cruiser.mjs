/** Who may import whom: each rule of docs/architecture.md once, with the sentence that a breach prints. */
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
  '^shared/([^/]+|ui/rich-text)/index\\.ts$',
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
    name: 'shared-knows-nobody',
    comment: 'shared is the ground everybody stands on, so it imports nothing else of ours.',
    from: { path: '^shared/' },
    to: { path: `^(api|e2e|bench|tools)/|${parts}` },
  },
  {
    name: 'entities-know-only-schemas',
    comment:
      'entities run in every browser and server: the schema library and the languages, no more.',
    from: { path: '^shared/entities/', pathNot: notProduct },
    to: { pathNot: ['^shared/(entities/|i18n/languages\\.ts$)', 'node_modules/zod/'] },
  },
  {
    name: 'api-reads-only-entities',
    comment:
      'The server reads our facts (entities, languages, the contract of modules), never our interface.',
    from: { path: '^api/', pathNot: notProduct },
    to: {
      path: `^shared/|${parts}`,
      pathNot:
        '^shared/(entities/|i18n/language(s|-path)\\.ts$|module/(compatibility|contract|registry)\\.ts$)',
    },
  },
  {
    name: 'api-has-two-doors',
    comment: 'Others enter the api by its typed client, and in tests by the same app in memory.',
    from: { pathNot: ['^api/', ...notProduct] },
    to: { path: '^api/', pathNot: '^api/src/client\\.ts$' },
  },
  {
    name: 'tests-enter-by-the-door',
    comment: 'Tests of other workspaces see the api as its client and its testing door show it.',
    from: { path: notProduct, pathNot: '^api/' },
    to: { path: '^api/', pathNot: '^api/src/(client|testing)\\.ts$' },
  },
  {
    name: 'modules-do-not-know-each-other',
    comment: 'A module is built and released alone: it imports shared and the api client only.',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: `${parts}|^(e2e|bench)/`, pathNot: '^$1/' },
  },
  {
    name: 'modules-arrive-at-runtime',
    comment: 'The shell meets modules by the registry, never by import.',
    from: { path: '^shell/' },
    to: { path: module },
  },
  {
    name: 'runtime-stays-at-the-edge',
    comment: "Node's own modules are for the Node platform, its entry, scripts, tests and configs.",
    from: { path: product, pathNot: onNode },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'native-packages-stay-at-the-edge',
    comment: 'Packages that only run on Node would break the Workers build as Node itself would.',
    from: { path: product, pathNot: onNode },
    to: { path: 'node_modules/(@libsql|libsql|sharp|mongodb|@hono/node-server)/' },
  },
  {
    name: 'workers-stay-at-the-edge',
    comment: 'Cloudflare types and modules live in the workerd platform, its entry and its tests.',
    from: { pathNot: ['^api/src/(platform/workerd|serve-workerd)', '^api/contract/'] },
    to: { path: '^cloudflare:|node_modules/(@cloudflare|miniflare|wrangler)/' },
  },
  {
    name: 'routes-know-no-sql',
    comment: 'A route calls a table file; the database is known to table files and platforms.',
    from: { path: '^api/src/[^/]+/[^/]*routes[^/]*\\.ts$', pathNot: notProduct },
    to: { path: 'node_modules/(@libsql/|libsql/)|^api/src/platform/(node|workerd|memory)' },
  },
  {
    name: 'tables-know-no-http',
    comment: 'A table file maps rows to records and never learns who asks.',
    from: { path: '^api/src/.*-table\\.ts$' },
    to: { path: 'node_modules/hono/' },
  },
  {
    name: 'parts-take-props',
    comment: 'Lists, items and forms draw what they are given; pages join them to data.',
    from: { path: `${parts}.*-(list|list-item|form)\\.tsx$` },
    to: {
      path: 'node_modules/@tanstack/react-query/|^api/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'chakra-has-one-door',
    comment:
      'A shared package ships whole, so modules take Chakra and Emotion from @wabu/shared/ui.',
    from: { path: parts },
    to: { path: 'node_modules/(@chakra-ui|@emotion|@ark-ui|@zag-js)/' },
  },
  {
    name: 'public-pages-stay-light',
    comment: 'Visitors load neither Chakra nor Emotion: public pages are CSS over the tokens.',
    from: { path: '^(mf-public/src|shell/(src/)?public-layout)/' },
    to: { path: '^shared/ui/(?!tokens/)' },
  },
  {
    name: 'product-holds-no-test-code',
    comment: 'What runs for people never imports what runs for tests.',
    from: { pathNot: notProduct.concat('^jest\\.config\\.mjs$', '^rspack\\.base\\.ts$') },
    to: { path: notProduct },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one idea, or a third one that both need.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports is an entry, a test, or forgotten.',
    from: { orphan: true, pathNot: [...entryFile, ...notProduct] },
    to: {},
  },
  {
    name: 'nothing-unresolvable',
    comment:
      'Every import names something that is installed and declared. A baseline brings its own.',
    from: { pathNot: '^bench/sign-in/react-admin/' },
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
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
