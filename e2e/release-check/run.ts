import { join } from 'node:path';
import { root } from '../fixtures/folders.ts';
import { checkRelease } from './check-release.ts';

/** run.ts <address of the installation> <workspace> [version of the shell …]: prints what is wrong. */
const [url = '', workspace = '', ...keptShells] = process.argv.slice(2);
const reasons = await checkRelease({ url, build: join(root, workspace, 'dist'), keptShells });
for (const reason of reasons) console.error(`  ${reason}`);
// What the check left open must not keep the release waiting.
process.exit(reasons.length > 0 ? 1 : 0);
