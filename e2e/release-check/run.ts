import { checkRelease } from './check-release.ts';
import { readableLines } from './readable-lines.ts';

/** run.ts <URL of the installation> <folder of a build,…> [version of the shell …]: prints the reasons against a release. */
const [url = '', builds = '', ...keptShells] = process.argv.slice(2);
const folders = builds.split(',');
const reasons = await checkRelease({ url, builds: folders, keptShells });
for (const line of await readableLines(reasons, folders)) console.error(`  ${line}`);
// Open handles must not keep the process alive.
process.exit(reasons.length > 0 ? 1 : 0);
