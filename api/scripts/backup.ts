import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { backUp } from '../src/platform/node/backup/back-up.ts';
import { takeBackup } from '../src/platform/node/backup/take-backup.ts';
import { requireDatabase } from '../src/platform/node/database/open-database.ts';
import { openObjects, requireObjectPlace } from '../src/platform/node/objects/open-objects.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';

/** One file, or without a name the next snapshot of `BACKUP_DIR`. */
await runCommand('npm run backup -- [FILE]', async (file) => {
  const environment = readEnvironment(process.env);
  // Visitors of the same machine come first.
  setPriority(10);
  return file === '' ? addSnapshot(environment) : writeArchive(file, environment);
});

async function writeArchive(
  file: string,
  { dataDir, s3 }: ReturnType<typeof readEnvironment>,
): Promise<string> {
  await requireDatabase(dataDir);
  await requireObjectPlace(dataDir, s3);
  const { objects, bytes } = await takeBackup(dataDir, resolve(file), openObjects(dataDir, s3));
  return `${file} holds the database and ${objects} files (${(bytes / 1e6).toFixed(1)} MB).`;
}

async function addSnapshot(environment: ReturnType<typeof readEnvironment>): Promise<string> {
  const { name, objects, added, sent } = await backUp(environment, Date.now());
  const bucket = sent === null ? '' : ` Sent to the bucket in ${sent} new pieces.`;
  return `${environment.backup.dir}/${name} holds the database and ${objects} files, ${added} of them new.${bucket}`;
}
