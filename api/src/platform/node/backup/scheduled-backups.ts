import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Log } from '../../platform.ts';
import type { Environment } from '../settings/environment.ts';
import { readLastBackup } from './last-backup.ts';

/** Less than a day, so that a backup that took long does not move the next one by a day. */
const DUE_MS = 20 * 60 * 60 * 1000;

/**
 * The daily backup into `BACKUP_DIR`, in a process of its own: copying the database would keep requests waiting. A
 * restart of the server takes none as long as the last one is recent.
 *
 * @param program the file of `npm run backup`
 */
export function scheduledBackups(
  { dataDir, backup }: Pick<Environment, 'dataDir' | 'backup'>,
  program: string,
  log: Log,
): { run: () => Promise<void>; stop: () => void } {
  let child: ChildProcess | null = null;
  return {
    run: async () => {
      if (backup.dir === undefined) return;
      const last = await readLastBackup(dataDir);
      if (last !== null && Date.now() - last < DUE_MS) return;
      const running = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
      child = running;
      const [said, complained, [code]] = await Promise.all([
        text(running.stdout),
        text(running.stderr),
        once(running, 'close'),
      ]);
      child = null;
      if (code === 0) log('info', 'backup', { text: said.trim() });
      else log('error', 'backup failed', { code, error: complained.trim() });
    },
    stop: () => child?.kill(),
  };
}
