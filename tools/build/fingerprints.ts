import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './common.ts';
import { SHARED_SCOPE } from './packages.ts';
import { provided } from './sharing.ts';

/** Our entry points that the shell provides: their names and types change with the shell. */
export const sharedEntryPoints = Object.keys(provided).filter((name) =>
  name.startsWith(`${SHARED_SCOPE}/`),
);

/** The report of an entry point's public types, which `npm run api-report` writes. */
export const reportFile = (entryPoint: string) =>
  join(root, 'shared/api-report', `${entryPoint.slice(SHARED_SCOPE.length + 1)}.txt`);

/** The fingerprints of the types of these names by entry point; names without a report are left out. */
export function fingerprintsOf(names: Record<string, string[]>) {
  const known = Object.entries(names).map(([entryPoint, list]) => {
    const types = readReport(entryPoint);
    const found = list.flatMap((name) => (types.has(name) ? [[name, types.get(name)]] : []));
    return [entryPoint, Object.fromEntries(found) as Record<string, string>] as const;
  });
  return Object.fromEntries(known);
}

function readReport(entryPoint: string): Map<string, string> {
  const file = reportFile(entryPoint);
  if (!existsSync(file)) return new Map();
  const heads = readFileSync(file, 'utf8').matchAll(/^## (\S+) ([0-9a-f]{8})$/gm);
  return new Map([...heads].map(([, name = '', hash = '']) => [name, hash]));
}
