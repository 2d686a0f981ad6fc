import type { KnipConfig } from 'knip';

const module = {
  entry: ['src/module.tsx'],
  project: ['**/*.{ts,tsx}'],
};

/** Where the code is entered from; what cannot be reached from there is dead. */
const config: KnipConfig = {
  // A type that only its own file uses is documentation of a door, not dead code.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      project: ['*.{ts,mjs}'],
      // Started by their path, as steps of `npm test`.
      ignoreDependencies: ['dependency-cruiser', 'stylelint'],
    },
    shared: {
      project: ['**/*.{ts,tsx,mjs}'],
      // The product is built on it; its parts are imported by the name of the package behind it.
      ignoreDependencies: ['react-router-dom'],
    },
    tools: {
      entry: [
        'scripts/*.mjs',
        'scripts/checks/check-folders.mjs',
        'scripts/{dev,releases}/*.ts',
        'scripts/picture/*.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      // Replaces a part of the federation runtime, by its path.
      ignore: ['build/federation-without-manifests.mjs'],
    },
    api: {
      entry: ['src/{serve-node,serve-workerd,client,testing}.ts', 'contract/**/*.ts'],
      project: ['{src,contract}/**/*.ts'],
      // Bundles the Worker for the contract suite, and deploys it.
      ignoreDependencies: ['wrangler'],
    },
    shell: { entry: ['src/{main,prerender}.tsx'], project: ['**/*.{ts,tsx}'] },
    'mf-*': module,
    e2e: {
      entry: ['*/*.spec.ts', 'setup/*.ts', 'screenshots.ts', 'release-check/run.ts'],
      project: ['**/*.ts'],
    },
    bench: {
      entry: ['run.ts', '**/*.figure.ts', '**/*.mjs', 'visible/one-bundle/*.ts'],
      project: ['**/*.{ts,mjs}'],
      // A baseline, installed beside the product when it is measured.
      ignoreDependencies: ['react-admin'],
    },
  },
};

export default config;
