import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Client } from '../s3/s3-client.ts';
import { nullIfMissing, writeDurably } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import type { S3Settings } from '../settings/storage-variables.ts';
import { type NodeObjects, objectFolder } from './object-folder.ts';
import { s3Objects } from './s3-objects.ts';

export const openObjects = (dataDir: string, s3: S3Settings | undefined): NodeObjects =>
  s3 === undefined ? objectFolder(join(dataDir, 'objects')) : s3Objects(new S3Client(s3));

const FOLDER = 'the folder objects';
const placeOf = (s3: S3Settings | undefined) =>
  s3 === undefined ? FOLDER : `${s3.endpoint}/${s3.bucket}`;

const fileIn = (dataDir: string) => join(dataDir, 'object-store');

/**
 * Throws when the objects of a database are in another store than the variables name: every picture would be
 * missing. The place of a new database is the one of the variables.
 */
export async function requireObjectPlace(
  dataDir: string,
  s3: S3Settings | undefined,
): Promise<void> {
  const database = await stat(join(dataDir, 'wabu.db')).catch(nullIfMissing);
  if (database === null) return writeObjectPlace(dataDir, s3);
  const stored = (await readFile(fileIn(dataDir), 'utf8').catch(nullIfMissing))?.trim() ?? FOLDER;
  if (stored === placeOf(s3)) return;
  const to = s3 === undefined ? 'folder' : 's3';
  throw new StartError(
    `The objects of ${dataDir} are in ${stored}, and the variables name ${placeOf(s3)}. Set the S3_… variables as for the server, also for a command. To move the objects: npm run move-objects -- --to ${to}, or --move-objects behind the file of a restore. If only the address of the bucket has changed, write the new one into ${fileIn(dataDir)}.`,
  );
}

export function writeObjectPlace(dataDir: string, s3: S3Settings | undefined): Promise<void> {
  return writeDurably(
    fileIn(dataDir),
    `${placeOf(s3)}
`,
  );
}
