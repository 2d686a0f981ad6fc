import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProduction, root } from './common.ts';

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * What a page holds once. The shell provides each of them and a module brings none of its own, so that
 * two Reacts or two sessions cannot happen. `start` ones are part of the shell's first file; the others
 * arrive with the first staff page. A shared package ships whole: what is large and used in part
 * (Chakra, the router) is shared as a door of ours that re-exports the part.
 */
const once: Record<string, 'start' | 'later'> = {
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
/** The version of each of them that the shell brings. */
export const provided: Record<string, string> = Object.fromEntries(
  Object.keys(once).map((name) => [name, versionOf(packageOf(name))]),
);
/** The versions that a module runs with. */
export const ranges: Record<string, string> = Object.fromEntries(
  Object.entries(provided).map(([name, version]) => [name, `^${version}`]),
);

/** What federation is told of them: the shell provides, a module takes. */
export function sharing(side: 'provided' | 'taken') {
  const entries = Object.entries(once).map(([name, when]) => {
    const rule = { singleton: true, strictVersion: true, requiredVersion: ranges[name] };
    const version = versionOf(packageOf(name));
    const provided = { ...rule, version, eager: when === 'start' };
    return [name, side === 'provided' ? provided : { ...rule, import: false as const }] as const;
  });
  return Object.fromEntries(entries);
}
