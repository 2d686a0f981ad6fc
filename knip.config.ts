import type { KnipConfig } from 'knip';

const module = {
  // Words are imported by language, with a template as the path.
  entry: ['src/module.tsx', 'src/**/words/*.ts'],
  project: ['**/*.{ts,tsx}'],
};

/** Entry points of each workspace; code that none of them reaches is unused. */
const config: KnipConfig = {
  // A type that only its own file uses documents a public entry point; it is not dead code.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      project: ['*.{ts,mjs}'],
      // `npm test` starts them by path.
      ignoreDependencies: ['dependency-cruiser', 'stylelint'],
    },
    shared: {
      // The jest configuration of the module kit.
      entry: ['testing/jest-preset.mjs'],
      project: ['**/*.{ts,tsx,mjs}'],
      // Re-exported; the code imports the package behind it.
      ignoreDependencies: ['react-router-dom'],
    },
    tools: {
      entry: [
        'scripts/*.mjs',
        'scripts/checks/boundaries.mjs',
        'scripts/{dev,releases}/*.ts',
        'kit/cli.ts',
        'kit/pack/pack-kit.ts',
        'mutation/*.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      // `npm run verify` rates the systemd unit where the system has it.
      ignoreBinaries: ['systemd-analyze'],
      // The build replaces files of packages with them, by path.
      ignore: ['build/{federation,styles}-*.mjs'],
    },
    api: {
      entry: ['src/{serve-node,serve-workerd,client,testing}.ts', 'contract/**/*.ts'],
      project: ['{src,contract}/**/*.{ts,tsx}'],
      // Bundles the Worker for the contract suite, and deploys it.
      ignoreDependencies: ['wrangler'],
    },
    shell: {
      entry: ['src/{main,prerender}.tsx', 'src/**/words/**/*.ts'],
      project: ['**/*.{ts,tsx}'],
    },
    'mf-*': module,
    e2e: {
      entry: ['*/*.spec.ts', 'setup/*.ts', 'release-check/run.ts'],
      project: ['**/*.ts'],
      ignoreBinaries: ['debootstrap', 'systemd-nspawn'],
    },
    bench: {
      entry: ['run.ts', '*.bench.ts', 'baselines/*'],
      project: ['**/*.{ts,mjs}'],
      // Baselines; the benchmarks install them.
      ignoreDependencies: ['react-admin', 'lexical', '@lexical/.+', 'payload', '@payloadcms/.+'],
    },
  },
};

export default config;
