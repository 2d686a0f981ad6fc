import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/compress-files.ts';
import { root } from '../../root.mjs';
import { buildChanged } from '../../scripts/build/build.mjs';
import { CommandError, command } from '../../scripts/releases/installation.ts';
import { compile, importedPackages } from './compile.ts';
import { compilerOptions, describeKit } from './describe-kit.ts';

const folder = join(root, '.cache/kit/package');
const output = join(root, 'dist/kit');

/** npm run pack-kit: packs `@wabu/module-kit` as a tarball in dist/kit. */
await command(async () => {
  if ((await buildChanged(['api'])) > 0) throw new CommandError('The build failed.');
  rmSync(folder, { recursive: true, force: true });
  compile(folder);
  const packages = (kind: 'code' | 'declarations') => importedPackages(folder, kind);
  write('package.json', describeKit(packages('code'), packages('declarations')));
  write('tsconfig.json', compilerOptions());
  copyServer();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const { status, stdout } = spawnSync('npm', ['pack', '--json', '--pack-destination', output], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new CommandError('npm could not pack the kit: see above.');
  const [{ filename, size, entryCount }] = JSON.parse(stdout.toString());
  console.log(`dist/kit/${filename}: ${entryCount} files, ${(size / 1e6).toFixed(1)} MB.`);
});

/** The built server, which the release check starts, and the migrations of both servers. */
function copyServer(): void {
  for (const name of filesIn(join(root, 'api/dist')).filter(isOfServer))
    cpSync(join(root, 'api/dist', name), join(folder, 'api/dist', name));
  cpSync(join(root, 'api/migrations'), join(folder, 'api/migrations'), { recursive: true });
}

function isOfServer(name: string): boolean {
  return /^(serve-node|\d+\.[0-9a-f]{8})\.mjs$/.test(name);
}

function write(name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
