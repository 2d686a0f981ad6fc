import { spawnSync } from 'node:child_process';
import { root } from '../../root.mjs';
import { workspaces } from '../build/workspaces.mjs';
import { crowdedFolders, folderCycles } from './folders.mjs';

const bin = `${root}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
const args = [bin, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...workspaces];
const { stdout } = spawnSync(process.execPath, args, { cwd: root, maxBuffer: 256 * 1024 ** 2 });
const { modules } = JSON.parse(stdout.toString());
const breaches = [...folderCycles(modules), ...crowdedFolders(modules)];
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
