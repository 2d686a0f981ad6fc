import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFile, sharedEntryPoints } from '../../build/fingerprints.ts';
import { root } from '../../root.mjs';
import { apiReports } from './report.mjs';

export const sharedPackage = join(root, 'shared/package.json');

/** The reports of the present sources by file, each with the version of `@wabu/shared` in its first line. */
export function currentReports(version: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(sharedPackage, 'utf8'));
  const entries = sharedEntryPoints.map((name) => [
    name,
    exports[name.replace(/^[^/]+\/[^/]+/, '.')],
  ]);
  const blocks = apiReports(join(root, 'shared'), Object.fromEntries(entries));
  const texts = Object.entries(blocks).map(
    ([name, text]) => [reportFile(name), `# ${name} ${version}\n\n${text}`] as const,
  );
  return new Map(texts);
}

/** The names whose type differs from the stored report, as `name of entry point`. */
export function changedNames(reports: Map<string, string>): string[] {
  return [...reports].flatMap(([file, text]) => {
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const entryPoint = text.split(' ')[1];
    const heads = new Set([...headsOf(text), ...headsOf(stored)]);
    const changed = [...heads].filter(
      (head) => headsOf(text).includes(head) !== headsOf(stored).includes(head),
    );
    return [...new Set(changed.map((head) => head.split(' ')[1]))].map(
      (name) => `${name} of ${entryPoint}`,
    );
  });
}

const headsOf = (text: string): string[] => text.match(/^## .*$/gm) ?? [];
