/** `MUTATION_AREA=registry npm run mutation`: the files to change, and the folders whose tests must fail. */
export const areas = {
  entities: {
    tests: ['shared/entities'],
    mutate: [
      'shared/entities/**/*.ts',
      // Lists of facts and of words.
      '!shared/entities/{passwords/common-passwords,default-sections,passwords/user-messages}.ts',
      '!shared/entities/italy/municipalities-data.ts',
      // Constants and schemas of names, which the contract suites read.
      '!shared/entities/{page-conditions,retention,token,privacy/analytics,privacy/controller}.ts',
      '!shared/entities/{rich-text/rules,search/*,microsites/{listed-microsite,picture-uses,preview}}.ts',
    ],
  },
  registry: {
    tests: ['api/src/registry/archive', 'api/src/registry/entries'],
    mutate: [
      'archive/build-archive',
      'archive/build-path',
      'archive/content-type',
      'entries/choose-build',
      'entries/registry-entry',
      'entries/unchecked',
    ].map((name) => `api/src/registry/${name}.ts`),
  },
  module: {
    tests: ['shared/module'],
    mutate: ['shared/module/{compatibility,exported-names,fit-shell,ranges}.ts'],
  },
  editor: { tests: ['mf-frontends/src/model'], mutate: ['mf-frontends/src/model/**/*.ts'] },
};

export const name = process.env.MUTATION_AREA ?? 'entities';
export const area = areas[name];
if (!area) throw new Error(`MUTATION_AREA is one of: ${Object.keys(areas).join(', ')}`);
