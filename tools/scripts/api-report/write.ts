import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../root.mjs';
import { changedNames, currentReports, sharedPackage } from './current.ts';

/**
 * npm run api-report -- minor|major: raises the version of `@wabu/shared` in every workspace and writes the
 * reports of its public types. Without an argument it writes them for the present version.
 */
const [step] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(sharedPackage, 'utf8'));
if (step !== undefined && step !== 'minor' && step !== 'major')
  fail('npm run api-report -- minor, or major');
const [major = 0, minor = 0] = version.split('.').map(Number);
const raised = step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
const next = step ? raised : version;
const reports = currentReports(next);
const changed = changedNames(reports);
const isRaised = [...reports.keys()].every((file) => !readOrEmpty(file).startsWith(headOf(file)));
if (changed.length > 0 && !step && !isRaised)
  fail(
    `These types changed: ${changed.join(', ')}. Raise the version: npm run api-report -- minor, or major`,
  );
if (changed.length === 0 && step) fail('No public type changed: the version stays.');
if (step) raise();
for (const [file, text] of reports) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`@wabu/shared ${next}: ${changed.length} names changed`);

/** The first line of a stored report of the present version. */
function headOf(file: string): string {
  return `${(reports.get(file) ?? '').split(' ').slice(0, 2).join(' ')} ${version}\n`;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Edits each package.json as text, so that its order and format stay. */
function raise(): void {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const workspace of workspaces) {
    const file = join(root, workspace, 'package.json');
    const key = workspace === 'shared' ? 'version' : '@wabu/shared';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(`"${key}": "${version}"`, `"${key}": "${next}"`));
  }
  const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  if (spawnSync('npm', args, options).status !== 0)
    fail('npm could not raise the version: see above.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
