import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProduction, root } from './common.ts';

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * The singletons of a page. The shell provides them and a module bundles none, so that a page never loads
 * two Reacts or two sessions. Those with `start` are part of the shell's first file; the others load with
 * the first staff page. A shared package ships whole, so large packages (Chakra, the router) are shared
 * through an entry point of ours that re-exports the parts in use.
 */
const singletons: Record<string, 'start' | 'later'> = {
  react: 'start',
  'react/jsx-runtime': 'start',
  ...(!isProduction && { 'react/jsx-dev-runtime': 'start' }),
  'react-dom': 'start',
  'react-dom/client': 'start',
  zustand: 'start',
  'zustand/vanilla': 'start',
  '@wabu/shared/routing': 'start',
  '@wabu/shared/i18n': 'start',
  '@wabu/shared/module': 'start',
  '@wabu/shared/session': 'later',
  '@wabu/shared/ui': 'later',
  '@tanstack/react-query': 'later',
};
const packageOf = (name: string) => name.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? name;
/** The versions that the shell provides. */
export const provided: Record<string, string> = Object.fromEntries(
  Object.keys(singletons).map((name) => [name, versionOf(packageOf(name))]),
);
/** The version ranges that a module accepts. */
export const ranges: Record<string, string> = Object.fromEntries(
  Object.entries(provided).map(([name, version]) => [name, `^${version}`]),
);

/** The `shared` option of module federation for the shell and for a module. */
export function sharing(side: 'provided' | 'taken') {
  const entries = Object.entries(singletons).map(([name, when]) => {
    const rule = { singleton: true, strictVersion: true, requiredVersion: ranges[name] };
    const version = versionOf(packageOf(name));
    const provided = { ...rule, version, eager: when === 'start' };
    return [name, side === 'provided' ? provided : { ...rule, import: false as const }] as const;
  });
  return Object.fromEntries(entries);
}
