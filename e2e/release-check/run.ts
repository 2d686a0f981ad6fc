import { checkRelease } from './check-release.ts';

/** run.ts <URL of the installation> <folder of a build,…> [version of the shell …]: prints the reasons against a release. */
const [url = '', builds = '', ...keptShells] = process.argv.slice(2);
const reasons = await checkRelease({ url, builds: builds.split(','), keptShells });
for (const reason of reasons) console.error(`  ${reason}`);
// Open handles must not keep the process alive.
process.exit(reasons.length > 0 ? 1 : 0);
