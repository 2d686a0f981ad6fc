import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../root.mjs';
import { CommandError, command } from './installation.ts';
import { filesOfNewModule, rejectionOf } from './new-module-files.ts';

/** npm run new-module -- <name>: creates a section that builds, has a test and a menu entry, and can be released. */
await command(async () => {
  const id = process.argv[3] ?? '';
  const rejection = rejectionOf(id, 'npm run new-module --');
  if (rejection !== null) throw new CommandError(rejection);
  const workspace = `mf-${id}`;
  if (existsSync(join(root, workspace))) throw new CommandError(`${workspace} exists already.`);
  for (const [path, text] of Object.entries(filesOfNewModule(id))) {
    const file = join(root, workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  addWorkspace(workspace);
  // Its packages are installed already; npm only adds the workspace to the lock file.
  const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError('npm could not add the new workspace: see above.');
  console.log(`${workspace} is there. Look at it: npm run dev, then /adminwabu/${id}.`);
  console.log(`Release it: npm run release -- ${id}`);
});

/** Edits package.json as text, so that its order and format stay. */
function addWorkspace(workspace: string): void {
  const file = join(root, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const at = description.workspaces.findLastIndex((name: string) => name.startsWith('mf-'));
  description.workspaces.splice(at + 1, 0, workspace);
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
}
