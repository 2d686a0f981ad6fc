import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../root.mjs';

/** The exposure that `systemd-analyze security` may find, in tenths: 0 is the strictest sandbox, 100 none. */
const MAX_EXPOSURE = 15;

/** The sandbox of docs/wabu.service, rated by systemd-analyze; a machine without it cannot check. */
export const unitFileStep = {
  name: 'unit-file',
  title: 'Sandbox of the systemd unit',
  run: () => {
    const folder = mkdtempSync(join(tmpdir(), 'wabu-unit-'));
    const unit = join(folder, 'wabu.service');
    copyFileSync(`${root}/docs/wabu.service`, unit);
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, '--no-pager', unit];
    const { error, status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    if (error) {
      console.log('  not checked: this machine has no systemd-analyze');
      return { passed: 0, failed: 0 };
    }
    console.log(`  ${stdout.trim().split('\n').at(-1)}`);
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  },
};
