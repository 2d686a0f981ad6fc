import { join } from 'node:path';
import { root } from '../fixtures/folders.ts';
import { checkRelease } from './check-release.ts';

/** run.ts <URL of the installation> <workspace,…> [version of the shell …]: prints the reasons against a release. */
const [url = '', workspaces = '', ...keptShells] = process.argv.slice(2);
const builds = workspaces.split(',').map((workspace) => join(root, workspace, 'dist'));
const reasons = await checkRelease({ url, builds, keptShells });
for (const reason of reasons) console.error(`  ${reason}`);
// Open handles must not keep the process alive.
process.exit(reasons.length > 0 ? 1 : 0);
