import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from '../../build/compress-files.ts';
import { root } from '../../root.mjs';
import { CommandError } from '../../scripts/releases/installation.ts';
import { withKitNames } from '../names/kit-names.ts';
import { compiledFiles, plainFiles } from './entry-points.ts';

/** Compiles the kit's entry points, with all that they import, into a folder with the folders of this tree. */
export function compile(folder: string): void {
  const config = join(dirname(folder), 'tsconfig.json');
  const from = (path: string) => join(relative(dirname(config), root), path);
  mkdirSync(folder, { recursive: true });
  const options = {
    noEmit: false,
    declaration: true,
    rootDir: from('.'),
    outDir: folder,
    rewriteRelativeImportExtensions: true,
    allowImportingTsExtensions: false,
  };
  const project = {
    extends: from('tsconfig.json'),
    files: compiledFiles().map(from),
    include: [],
    compilerOptions: options,
  };
  writeFileSync(config, JSON.stringify(project, null, 2));
  // The native compiler takes a third of the time.
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
  if (status !== 0) throw new CommandError('The kit does not compile: see above.');
  for (const file of plainFiles) cpSync(join(root, file), join(folder, file));
  for (const file of codeIn(folder)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const named = withKitNames(text);
    writeFileSync(path, isDeclaration(file) ? withScripts(named) : withScriptAddresses(named));
    if (!isDeclaration(file)) copyAssets(folder, file, text);
  }
}

const codeIn = (folder: string) =>
  filesIn(folder).filter((name) => /\.(js|mjs|d\.ts|d\.mts)$/.test(name));

const isDeclaration = (file: string) => /\.d\.m?ts$/.test(file);

/** The packages that compiled code imports, or that declarations name: those also of what it imports. */
export function importedPackages(folder: string, kind: 'code' | 'declarations'): string[] {
  const files = codeIn(folder).filter((file) => isDeclaration(file) === (kind === 'declarations'));
  const names = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()["']([@a-z][^"':]*)["']/g)].map(
      ([, name = '']) => name.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? name,
    );
  });
  return [...new Set(names)].filter((name) => name !== '@wabu/module-kit').sort();
}

/** The compiler does not touch addresses of files. */
const withScriptAddresses = (text: string) => text.replace(/(new URL\('\.[^']*)\.ts'/g, "$1.js'");

/** Declarations keep the names of sources, which the kit does not have. */
const withScripts = (text: string) => text.replace(/(["']\.{1,2}\/[^"']*)\.tsx?(["'])/g, '$1.js$2');

function copyAssets(folder: string, file: string, text: string): void {
  for (const [, name = ''] of text.matchAll(/(?:from|import) ["'](\.{1,2}\/[^"']+)["']/g)) {
    const path = join(dirname(file), name);
    if (existsSync(join(folder, path)) || !existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(folder, path));
  }
}
