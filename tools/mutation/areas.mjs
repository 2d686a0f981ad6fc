/** `MUTATION_AREA=registry npm run mutation`: the files to change, and the folders whose tests must fail. */
export const areas = {
  entities: {
    tests: ['shared/entities'],
    mutate: [
      'shared/entities/**/*.ts',
      // Lists of facts and of words.
      '!shared/entities/{passwords/common-passwords,default-sections,passwords/user-messages}.ts',
      '!shared/entities/italy/municipalities-data.ts',
      // Constants and schemas, which the contract suites read.
      '!shared/entities/{page-conditions,retention,token,privacy/{analytics,controller,person}}.ts',
      '!shared/entities/{rich-text/rules,search/*,microsites/{listed-microsite,picture-uses,preview}}.ts',
      '!shared/entities/{account/*,history/!(trash),users/managed-user,replace/find-texts}.ts',
      '!shared/entities/{microsites/section-template,measures/{upload-usage,web-vitals}}.ts',
      '!shared/entities/lists/{bulk-suppliers,list-pages}.ts',
      // The area `searches`.
      '!shared/entities/lists/{frontend-search,record-index,supplier-search,spreadsheet-text}.ts',
    ],
  },
  // Browser and server share them; the models of the modules test them.
  searches: {
    tests: ['mf-suppliers/src/model', 'mf-frontends/src/model'],
    mutate: [
      'shared/entities/lists/{frontend-search,record-index,supplier-search,spreadsheet-text}.ts',
    ],
  },
  registry: {
    tests: ['api/src/modules/archive'],
    mutate: ['api/src/modules/archive/{build-archive,build-path}.ts'],
  },
  // What reads and writes tables: the contracts of releases test it over HTTP.
  releases: {
    tests: ['api/contract'],
    testMatch: '**/releases.mutation.ts',
    mutate: ['failures', 'go-live', 'publish', 'tokens/deploy-tokens'].map(
      (name) => `api/src/modules/${name}.ts`,
    ),
  },
  // The life of a record of any kind; the contracts of boats, suppliers and the history test it over HTTP.
  records: {
    tests: ['api/contract'],
    testMatch: '**/records.mutation.ts',
    mutate: [
      'pipeline/carry-out',
      'pipeline/write-records',
      'pipeline/record-calls',
      'history/states',
    ].map((name) => `api/src/records/${name}.ts`),
  },
  module: {
    tests: ['shared/module'],
    mutate: ['shared/module/{address,previews,registry}.ts'],
  },
  editor: {
    tests: ['mf-frontends/src/model', 'shared/tree'],
    mutate: ['mf-frontends/src/model/**/*.ts', 'shared/tree/*.ts'],
  },
};

export const name = process.env.MUTATION_AREA ?? 'entities';
export const area = areas[name];
if (!area) throw new Error(`MUTATION_AREA is one of: ${Object.keys(areas).join(', ')}`);
