import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '../../../e2e/fixtures/folders.ts';

const site = `${root}.cache/bench/one-bundle`;
const rspack = `${root}node_modules/@rspack/cli/bin/rspack.js`;
const nothing = { scripts: [], styles: [] };

/** Copies the build, with a shell built as one bundle; returns the path of the server's entry. */
export function buildOneBundle(): string {
  rmSync(site, { recursive: true, force: true });
  for (const name of ['api', 'shell', 'mf-suppliers'])
    mkdirSync(`${site}/${name}`, { recursive: true });
  symlinkSync(`${root}node_modules`, `${site}/node_modules`);
  cpSync(`${root}api/dist`, `${site}/api/dist`, { recursive: true });
  cpSync(`${root}api/migrations`, `${site}/api/migrations`, { recursive: true });
  cpSync(`${root}mf-public/dist`, `${site}/mf-public/dist`, { recursive: true });
  cpSync(`${root}mf-suppliers/dist`, `${site}/mf-suppliers/dist`, { recursive: true });
  // The shell accepts only a registry signed with the key of its build.
  cpSync(`${root}.cache/registry-key.json`, `${site}/.cache/registry-key.json`);
  clearEntries(`${site}/mf-suppliers/dist/module.json`);

  cpSync(`${root}shell/package.json`, `${site}/shell/package.json`);
  symlinkSync(`${root}shell/src`, `${site}/shell/src`);
  symlinkSync(`${root}shell/site`, `${site}/shell/site`);
  execFileSync(process.execPath, [rspack, 'build'], {
    cwd: new URL('./', import.meta.url).pathname,
    env: { ...process.env, NODE_ENV: 'production', ONE_BUNDLE_SHELL: `${site}/shell` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return `${site}/api/dist/serve-node.mjs`;
}

/** The bundle contains the module, so its own files must not be loaded. */
function clearEntries(file: string) {
  const built = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...built, entry: nothing, preload: nothing, shared: {}, imports: {} }),
  );
}
