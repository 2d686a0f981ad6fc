import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../root.mjs';

/**
 * The declarations that TypeScript emits for a workspace, without comments: inferred types are written out,
 * and implementations are gone.
 *
 * @param workspace its folder, with `tsconfig.json`
 * @param entries the entry points, relative to it
 * @param read gets the program, and finds the declarations of an entry point in it
 */
export function withDeclarations(workspace, entries, read) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Inside the tree, where packages are found.
  const folder = mkdtempSync(join(root, '.cache/declarations-'));
  try {
    emit(workspace, folder);
    const files = entries.map((entry) => join(folder, declarations(entry)));
    const program = ts.createProgram(files, {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    });
    const isEmitted = (source) => !relative(folder, source.fileName).startsWith('..');
    const sourceOf = (entry) => program.getSourceFile(join(folder, declarations(entry)));
    return read({ program, sourceOf, isEmitted });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const declarations = (file) => file.replace(/\.tsx?$/, '.d.ts');

function emit(workspace, folder) {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const args = [tsc, '-p', workspace, ...options, '--removeComments', '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`The declarations of ${workspace} cannot be emitted:\n${stdout}`);
}
