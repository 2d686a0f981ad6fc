/** `MUTATION_AREA=registry npm run mutation`: the files to change, and the folder whose tests must fail. */
export const areas = {
  entities: {
    tests: 'shared/entities',
    mutate: [
      'shared/entities/**/*.ts',
      // Lists of facts and of words.
      '!shared/entities/{passwords/common-passwords,default-sections,user-messages}.ts',
      '!shared/entities/italy/municipalities-data.ts',
      // Constants and schemas of names, which the contract suites read.
      '!shared/entities/{page-conditions,retention,token,privacy/analytics,privacy/controller}.ts',
      '!shared/entities/{rich-text/rules,search/*,microsites/{listed-microsite,picture-uses,preview}}.ts',
    ],
  },
  registry: {
    tests: 'api/src/registry',
    mutate: [
      'archive/build-archive',
      'archive/build-path',
      'entries/choose-build',
      'archive/content-type',
      'signed-version',
    ]
      .map((name) => `api/src/registry/${name}.ts`)
      .concat('shared/module/fit-shell.ts'),
  },
  editor: { tests: 'mf-frontends/src/model', mutate: ['mf-frontends/src/model/**/*.ts'] },
};

export const name = process.env.MUTATION_AREA ?? 'entities';
export const area = areas[name];
if (!area) throw new Error(`MUTATION_AREA is one of: ${Object.keys(areas).join(', ')}`);
