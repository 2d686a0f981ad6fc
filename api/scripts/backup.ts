import { resolve } from 'node:path';
import { takeBackup } from '../src/platform/node/backup/take-backup.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';

await runCommand('npm run backup -- FILE', async (file) => {
  const { dataDir } = readEnvironment(process.env);
  const { objects, bytes } = await takeBackup(dataDir, resolve(file));
  return `${file} holds the database and ${objects} files (${(bytes / 1e6).toFixed(1)} MB).`;
});
