import { spawnSync } from 'node:child_process';
import { root } from '../../root.mjs';
import { workspaces } from '../build/workspaces.mjs';

/** The JSON output of dependency-cruiser for all workspaces: `modules`, and the breached rules in `summary`. */
export function readDependencies() {
  const bin = `${root}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
  const args = [bin, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...workspaces];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, maxBuffer: 256 * 1024 ** 2 });
  return JSON.parse(stdout.toString());
}
