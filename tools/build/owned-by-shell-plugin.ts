import type { Compiler } from '@rspack/core';
import { writtenScope } from './packages.ts';

/** Packages that a page must load once only; the shell provides them, so a module must not bundle them. */
const singletons: { found: RegExp; instead: string }[] = [
  { found: /node_modules\/react-(router|router-dom)\//, instead: `${writtenScope}/routing` },
  { found: /node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js)\//, instead: `${writtenScope}/ui` },
  { found: /node_modules\/(i18next|react-i18next)\//, instead: `${writtenScope}/i18n` },
  {
    found: /node_modules\/(react|react-dom|zustand|@tanstack\/react-query)\//,
    instead: 'its name',
  },
  { found: /\/shared\/session\//, instead: `${writtenScope}/session` },
  { found: /\/shared\/i18n\/(i18n|hooks|language)\.[jt]s$/, instead: `${writtenScope}/i18n` },
  { found: /\/shared\/module\/unsaved-work\.[jt]s$/, instead: `${writtenScope}/module` },
  { found: /\/shared\/ui\/(?!rich-text|selection|table|tokens)/, instead: `${writtenScope}/ui` },
];

/** Fails the build of a module that bundles a package of the shell; the error names the correct import. */
export class OwnedByShellPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnedByShellPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('OwnedByShellPlugin', () => {
        for (const module of compilation.modules) {
          const file = 'resource' in module ? String(module.resource).replaceAll('\\', '/') : '';
          const breach = singletons.find(({ found }) => found.test(file));
          if (breach) compilation.errors.push(rejection(file, breach.instead));
        }
      });
    });
  }
}

function rejection(file: string, instead: string): Error {
  const short = file.replace(/^.*\/(node_modules|shared)\//, '$1/');
  return new Error(`${short} would be on the page twice: import it by ${instead}.`);
}
