import {
  descriptionOf,
  sourcesOfNewModule,
  titleOf,
} from '../../scripts/releases/new-module-files.ts';
import { withKitNames } from '../names/kit-names.ts';

/** The files of a module in a repository of its own by their path, except its package.json. */
export function filesOfRepository(id: string): Record<string, string> {
  const sources = Object.entries(sourcesOfNewModule(id)).map(
    ([path, text]) => [path, withKitNames(text)] as const,
  );
  return {
    'tsconfig.json': '{ "extends": "@wabu/module-kit/tsconfig.json", "include": ["src"] }\n',
    'rspack.config.mjs': `import { remote } from '@wabu/module-kit/rspack';

export default remote(import.meta.dirname);
`,
    'jest.config.mjs': "export { default } from '@wabu/module-kit/jest';\n",
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readmeOf(id),
    ...Object.fromEntries(sources),
  };
}

interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Its package.json: with the packages that are there already, of which the kit is one. */
export function descriptionOfRepository(
  id: string,
  { dependencies, devDependencies }: Dependencies,
  kitVersion: string,
): object {
  const kit = dependencies?.['@wabu/module-kit'] ? {} : { '@wabu/module-kit': kitVersion };
  return {
    name: id,
    private: true,
    type: 'module',
    wabu: descriptionOf(id),
    scripts: {
      dev: 'wabu dev',
      types: 'tsc --noEmit',
      test: 'jest',
      build: 'rspack build',
      check: 'wabu check',
      release: 'wabu release',
      rollback: 'wabu rollback',
      retire: 'wabu retire',
    },
    ...(dependencies && { dependencies }),
    devDependencies: { ...kit, ...devDependencies },
  };
}

const readmeOf = (id: string) => `# ${titleOf(id)}

A section of the Wabu back-office, built with \`@wabu/module-kit\`.

| command | |
|---|---|
| \`npm install\` | once |
| \`npm run dev -- --site https://…\` | shows it inside an installation, to this browser only |
| \`npm run types\`, \`npm test\` | type check; tests with the real api in the same process |
| \`npm run check -- --site https://…\` | builds it and opens it with what is live there |
| \`npm run release -- --site https://…\` | makes it live; needs \`WABU_DEPLOY_TOKEN\` |
| \`npm run rollback -- --site https://…\` | brings back what the last release replaced |

Routes, menu entry and permission stand in package.json under \`wabu\`. \`src/module.tsx\` is what the page loads.
`;
