import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltModule, Registry } from '@wabu/shared/module/registry';
import { packages, root } from '../fixtures/folders.ts';

export interface Assembly {
  /** The installation that serves the live builds. */
  url: string;
  /** The folders of the new builds, which replace the live ones. */
  builds: string[];
  /** A stored version of the shell; default: the live one. */
  shell?: string | undefined;
}

/** The `module.json` of a build. */
export const describedIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')) as BuiltModule;

/**
 * Copies the live builds, with some replaced, into a folder that a server can start from. Returns the folder
 * and the entry of the server.
 */
export async function assemble({ url, builds, shell }: Assembly) {
  const folder = mkdtempSync(join(tmpdir(), 'wabu-release-'));
  cpSync(join(root, 'api/dist'), join(folder, 'api/dist'), { recursive: true });
  cpSync(join(root, 'api/migrations'), join(folder, 'api/migrations'), { recursive: true });
  symlinkSync(packages, join(folder, 'node_modules'));

  const fresh = new Map(builds.map((build) => [describedIn(build).id, build]));
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
  for (const { id, base } of registry.modules) {
    if (fresh.has(id)) continue;
    const address = id === 'shell' && shell ? `/modules/shell/${shell}/` : base;
    await download(url + address, join(folder, workspaceOf(id), 'dist'));
  }
  for (const [id, build] of fresh)
    cpSync(build, join(folder, workspaceOf(id), 'dist'), { recursive: true });
  return { folder, entry: join(folder, 'api/dist/serve-node.mjs') };
}

const workspaceOf = (id: string) => (id === 'shell' ? id : `mf-${id}`);

async function download(base: string, folder: string): Promise<void> {
  const description = await bytesOf(`${base}module.json`);
  const { files } = JSON.parse(description.toString()) as BuiltModule;
  write(join(folder, 'module.json'), description);
  // Nobody gets the source maps of others.
  const names = Object.keys(files).filter((name) => !name.endsWith('.map'));
  for (const name of names) write(join(folder, name), await bytesOf(base + name));
}

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
