import { root } from '../../root.mjs';
import { buildChanged } from '../build/build.mjs';
import { builtWorkspaces } from '../build/workspaces.mjs';
import { containerFilesStep } from './container-files.mjs';
import { nodeSteps } from './node-versions.mjs';
import { runCommands } from './run-commands.mjs';
import { runEndToEndTests, runUnitTests } from './suites.mjs';
import { unitFileStep } from './unit-file.mjs';

const bin = (path) => `${process.execPath} ${root}/node_modules/${path}`;

/** Types, style and structure: commands that each pass or fail as a whole. All of them run together. */
const commands = (name, title, list) => ({
  name,
  title,
  isCommands: true,
  run: () => runCommands(list),
});

/** All checks; the quickest first. Each runs alone by its name. */
export const steps = [
  // One program for all: each workspace alone would read the same declarations again.
  commands('types', 'Types of every workspace', [
    { label: 'tsc', command: `${bin('typescript-native/bin/tsc')} -p .` },
  ]),
  commands('lint', 'Format and lint', [
    { label: 'biome', command: `${bin('@biomejs/biome/bin/biome')} check --error-on-warnings .` },
    { label: 'stylelint', command: `${bin('stylelint/bin/stylelint.mjs')} "**/*.css"` },
  ]),
  commands('boundaries', 'Import rules, folders and their picture', [
    {
      label: 'boundaries',
      command: `${process.execPath} ${root}/tools/scripts/checks/boundaries.mjs`,
    },
  ]),
  commands('dead-code', 'Unused files, exports and packages', [
    { label: 'knip', command: `${bin('knip/bin/knip.js')} --no-progress` },
  ]),
  {
    name: 'unit',
    title: 'Unit, component and contract tests',
    run: () => runUnitTests(process.execPath),
  },
  {
    name: 'build',
    title: 'Builds',
    run: async () => {
      const failed = await buildChanged();
      return { passed: builtWorkspaces().length - failed, failed };
    },
  },
  {
    name: 'e2e',
    title: 'End-to-end tests in Chromium over the built product',
    run: () => runEndToEndTests(),
  },
];

/** Checks of `npm run verify`, which take longer than the others; they need the builds. */
export const longSteps = [
  ...steps.filter(({ name }) => name === 'build'),
  {
    name: 'long-e2e',
    title:
      'Modules in a repository of their own, new sections, npm run dev, releases, failures of modules, every screen in every look',
    run: () => {
      // Selects these tests in playwright.config.ts; the steps for each Node run those of `npm test`.
      process.env.WABU_VERIFY = '1';
      const counts = runEndToEndTests();
      delete process.env.WABU_VERIFY;
      return counts;
    },
  },
  {
    name: 'growth',
    title: 'Time of every call by the length of each of its texts',
    run: () => runUnitTests(process.execPath, "--selectProjects node --testMatch '**/*.verify.ts'"),
  },
  unitFileStep,
  containerFilesStep,
  ...nodeSteps,
];
