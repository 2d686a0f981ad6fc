import { join } from 'node:path';
import { root } from '../fixtures/folders.ts';
import { checkRelease } from './check-release.ts';

/** run.ts <URL of the installation> <workspace> [version of the shell …]: prints the reasons against a release. */
const [url = '', workspace = '', ...keptShells] = process.argv.slice(2);
const reasons = await checkRelease({ url, build: join(root, workspace, 'dist'), keptShells });
for (const reason of reasons) console.error(`  ${reason}`);
// Open handles must not keep the process alive.
process.exit(reasons.length > 0 ? 1 : 0);
