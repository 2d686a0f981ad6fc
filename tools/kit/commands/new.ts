import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../root.mjs';
import { CommandError } from '../../scripts/releases/installation.ts';
import { rejectionOf } from '../../scripts/releases/new-module-files.ts';
import { descriptionOfRepository, filesOfRepository } from './repository-files.ts';

/** wabu new NAME: creates a module in an empty folder, in which nothing but the kit is installed. */
export async function run([id = '']: string[]): Promise<void> {
  const rejection = rejectionOf(id, 'npx wabu new');
  if (rejection !== null) throw new CommandError(rejection);
  const present = existsSync('package.json') ? readJson('package.json') : {};
  const files = filesOfRepository(id);
  const taken = Object.keys(files).find((path) => existsSync(path));
  if ('wabu' in present || taken)
    throw new CommandError(`${taken ?? 'A module'} exists already: run this in an empty folder.`);
  const { version } = readJson(join(root, 'package.json'));
  const description = descriptionOfRepository(id, present, version);
  write('package.json', `${JSON.stringify(description, null, 2)}\n`);
  for (const [path, text] of Object.entries(files)) write(path, text);
  console.log(`${id} is there. Next: npm run types, npm test, npm run check -- --site URL.`);
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
