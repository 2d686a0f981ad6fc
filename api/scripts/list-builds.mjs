import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the list by which `wrangler r2 bulk put` uploads the builds of all workspaces to where the Worker
 * looks for them.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const list = `${root}.cache/builds.json`;
const workspaces = readdirSync(root).filter((name) => existsSync(`${root}${name}/dist`));
const files = workspaces.flatMap((workspace) =>
  readdirSync(`${root}${workspace}/dist`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    // The Worker holds the code of the api itself.
    .filter(({ name }) => workspace !== 'api' || name === 'openapi.json')
    .map((entry) => ({
      key: `builds/${workspace}/${relative(`${root}${workspace}/dist`, `${entry.parentPath}/${entry.name}`)}`,
      file: `${entry.parentPath}/${entry.name}`,
    })),
);
mkdirSync(`${root}.cache`, { recursive: true });
writeFileSync(list, JSON.stringify(files));
console.log(`${files.length} files of ${workspaces.join(', ')}: ${list}`);
