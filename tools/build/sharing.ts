import { isReactDevelopment } from './common.ts';
import { SHARED_SCOPE, versionOf, writtenScope } from './packages.ts';

/**
 * The singletons of a page. The shell provides them and a module bundles none, so that a page never loads
 * two Reacts or two sessions. Those with `start` are part of the shell's first file; the others load with
 * the first staff page. A shared package ships whole, so a large package (the router) is shared
 * through an entry point of ours that re-exports the parts in use.
 */
const singletons: Record<string, 'start' | 'later'> = {
  react: 'start',
  'react/jsx-runtime': 'start',
  ...(isReactDevelopment && { 'react/jsx-dev-runtime': 'start' }),
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
export const provided: Record<string, string> = Object.fromEntries(
  Object.keys(singletons).map((name) => [name, versionOf(packageOf(name))]),
);

const written = (name: string) => name.replace(`${SHARED_SCOPE}/`, `${writtenScope}/`);

export const shareKeys: Record<string, string> = Object.fromEntries(
  Object.keys(singletons).map((name) => [written(name), name]),
);

/** The `shared` option of module federation for the shell and for a module. */
export function sharing(side: 'provided' | 'taken') {
  const entries = Object.entries(singletons).map(([name, when]) => {
    const version = versionOf(packageOf(name));
    const requiredVersion = `^${version}`;
    const rule = { singleton: true, strictVersion: true, requiredVersion };
    const provided = { ...rule, version, eager: when === 'start' };
    const taken = { ...rule, shareKey: name, import: false as const };
    return [written(name), side === 'provided' ? provided : taken] as const;
  });
  return Object.fromEntries(entries);
}
