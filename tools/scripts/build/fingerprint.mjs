import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';

/** Inputs of every build outside its own workspace. */
const common = [
  'shared',
  'tools/build',
  'api/src/client.ts',
  'rspack.base.ts',
  'package-lock.json',
  'tsconfig.json',
];
const skipped = /^(node_modules|dist|data|scripts|testing|contract|\..*)$|\.test\.tsx?$|\.md$/;

export function fingerprint(workspace) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of [workspace, ...common]) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
