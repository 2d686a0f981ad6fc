import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { root } from './common.ts';
import { SHARED_SCOPE } from './packages.ts';
import { provided, shareKeys } from './sharing.ts';

/** Names by shared entry point, as `module.json` has them. */
type Names = Record<string, string[]>;

const NAME = 'SharedNamesPlugin';

/** Our entry points that the shell provides: their names change with the shell. */
const sharedEntryPoints = Object.keys(provided).filter((name) =>
  name.startsWith(`${SHARED_SCOPE}/`),
);

/**
 * Records the names that a module imports from the entry points of the shell, or those that the shell
 * provides. The bundler knows neither at the end of a build, because a shared module is opaque to it.
 */
export class SharedNamesPlugin {
  names: Names = {};

  constructor(private readonly side: 'provided' | 'taken') {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      if (this.side === 'taken')
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          this.names = takenIn(modules);
        });
      // The names of a module are known, and readable, when its graph is complete.
      else
        compilation.hooks.optimizeModules.tap(NAME, (modules) => {
          this.names = providedIn(compilation, [...modules]);
        });
    });
  }
}

function takenIn(modules: Iterable<Module>): Names {
  const taken = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const { request = '', type, ids } of dependenciesOf(module)) {
      const name = shareKeys[request] ?? '';
      if (!sharedEntryPoints.includes(name) || isOrderOnly(type)) continue;
      const names = taken.get(name) ?? new Set();
      taken.set(name, names.add(ids?.[0] ?? '*'));
    }
  }
  return sorted([...taken].map(([name, names]) => [name, [...names]]));
}

/** The statement itself, which only orders the evaluation; each name is a dependency of its own. */
const isOrderOnly = (type: string) => /^esm (export )?import$/.test(type);

type Block = Pick<Module, 'dependencies' | 'blocks'>;

function dependenciesOf({ dependencies, blocks }: Block): Module['dependencies'] {
  return [...dependencies, ...blocks.flatMap((block) => dependenciesOf(block as Block))];
}

function providedIn({ moduleGraph }: Compilation, modules: Module[]): Names {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const found = sharedEntryPoints.map((name) => {
    const file = join('shared', exports[`.${name.slice(SHARED_SCOPE.length)}`]);
    const module = modules.find(
      (one) => 'resource' in one && relative(root, String(one.resource)) === file,
    );
    const names = module && moduleGraph.getProvidedExports(module);
    if (!Array.isArray(names)) throw new Error(`The names that ${name} provides are not known`);
    return [name, names] as const;
  });
  return sorted(found);
}

const sorted = (names: (readonly [string, string[]])[]): Names =>
  Object.fromEntries(
    names
      .map(([name, list]) => [name, [...list].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
