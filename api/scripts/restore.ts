import { resolve } from 'node:path';
import { restoreBackup } from '../src/platform/node/backup/restore-backup.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';

await runCommand('npm run restore -- FILE', async (file) => {
  const { dataDir } = readEnvironment(process.env);
  const { takenAt, objects, before } = await restoreBackup(resolve(file), dataDir);
  const kept = before === null ? '' : `\nThe data from before it is in ${before}`;
  return `${dataDir} is as it was on ${takenAt}: the database and ${objects} files. Everybody signs in again.${kept}`;
});
