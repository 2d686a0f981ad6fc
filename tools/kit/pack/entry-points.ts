import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/compress-files.ts';
import { root } from '../../root.mjs';

interface Target {
  types: string;
  default: string;
}
type Exports = Record<string, string | Target>;

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const shared: Record<string, string> = Object.fromEntries(
  Object.entries<string>(read('shared/package.json').exports).map(([name, file]) => [
    name,
    file.replace(/^\./, './shared'),
  ]),
);

/** The entry points of the kit: all of @wabu/shared, the api for browsers and tests, presets. */
const sources: Record<string, string> = {
  ...shared,
  './client': './api/src/client.ts',
  './testing/api': './api/src/testing.ts',
  './rspack': './tools/build/remote.ts',
};

/** Started by path, not imported. */
const programs = [
  'tools/kit/cli.ts',
  'tools/build/hot-client.ts',
  'e2e/release-check/run.ts',
  'shared/assets.d.ts',
];
/** What needs no compiler: copied as it is. */
export const plainFiles = [
  ...filesUnder('shared/testing', '.mjs'),
  ...filesUnder('shared/testing/packages', '.cjs'),
  'shared/assets.d.ts',
  'tools/build/hot-words-loader.mjs',
];

/** The files that the compiler starts from, relative to the root. */
export function compiledFiles(): string[] {
  const files = Object.values(sources)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => (file.includes('*') ? filesUnder(file.replace('/*.ts', ''), '.ts') : file))
    .filter((file) => !file.endsWith('.test.ts'));
  return [...new Set([...files, ...programs])];
}

function filesUnder(folder: string, end: string): string[] {
  const names = filesIn(join(root, folder)).filter((name) => name.endsWith(end));
  return names.map((name) => `${folder}/${name}`);
}

export function exportsOfKit(): Exports {
  const compiled = Object.entries(sources).map(([name, file]) => [name, compiledTarget(file)]);
  return {
    ...Object.fromEntries(compiled),
    './jest': './shared/testing/jest-preset.mjs',
    './tsconfig.json': './tsconfig.json',
    './package.json': './package.json',
  };
}

function compiledTarget(file: string): string | Target {
  if (!file.endsWith('.ts')) return file;
  return { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') };
}
