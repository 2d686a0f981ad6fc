import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { BuiltFiles } from '../platform.ts';

const WORKSPACE = /^[a-z][a-z0-9-]*$/;

export function builtFolders(root: string): BuiltFiles {
  const dist = (workspace: string) => {
    if (!WORKSPACE.test(workspace)) throw new Error(`no workspace: ${workspace}`);
    return join(root, workspace, 'dist');
  };
  return {
    async workspaces() {
      const entries = await readdir(root, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return folders.filter((name) => WORKSPACE.test(name) && name !== 'node_modules');
    },
    async read(workspace, path) {
      const folder = dist(workspace);
      const file = resolve(folder, path);
      if (!file.startsWith(folder + sep) || path.includes('\0')) return null;
      return readFile(file).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
    },
    async list(workspace) {
      const folder = dist(workspace);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((path) => path.split(sep).join('/'));
    },
  };
}
