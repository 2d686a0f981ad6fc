import { fileMessages } from '@wabu/shared/entities/files';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { frontendOfFolder } from '@wabu/shared/entities/history/trash';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import type { Context } from 'hono';
import { acceptedFileName } from '../../files/file-name.ts';
import { fileRef, moveFileToTrash } from '../../files/trashed-file.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import type { Condition } from '../../platform/platform.ts';
import { ConstraintError, type Statement } from '../../platform/platform.ts';
import { done, type Undo, type UndoneEntry } from '../../records/app-records.ts';
import { refOf } from '../../records/define-record.ts';
import { writeAndInvalidate } from '../../records/lists/write-and-invalidate.ts';
import { authorOf } from '../../records/store/author.ts';
import { type Author, recordChange } from '../../records/store/change-repository.ts';
import { haveVersions } from '../../records/store/row-repository.ts';
import { undelete } from '../../records/trash/trash-service.ts';
import { currentFrontend, frontendKind } from '../frontend-kind.ts';
import { isUrlFree, type StoredFrontend } from '../frontend-repository.ts';
import { publicHash } from '../public-hash.ts';
import {
  hasBlob,
  isNotPublic,
  renameInHashes,
  renameInRecord,
  renamePicture,
  renamePins,
} from './picture-repository.ts';
import { readFolderUses, storedName } from './picture-uses.ts';

export interface PictureKey {
  URL: string;
  name: string;
}

/** Moves a picture to the trash. Throws 404, and 409 while something uses it. */
export const removePicture = (c: Context<ApiEnv>, key: PictureKey): Promise<void> =>
  retryOvertaken(async () => {
    const { stored, uses, file } = await findPicture(c, key);
    const users = uses.filter(({ name }) => name === file.name);
    if (users.length > 0) {
      const linked = [...new Set(users.map(({ URL }) => URL))];
      throw httpProblem(409, 'in-use', fileMessages.inUse, { linked });
    }
    const author = authorOf(c);
    await c.get('platform').database.write({
      requires: [isUnchanged(key, stored), isNotPublic(file), hasBlob(file)],
      statements: [
        ...moveFileToTrash(author, file),
        recordChange(author, { ...fileRef(file), action: 'delete' }),
      ],
    });
  });

interface Renamed {
  name: string;
  /** The version of the frontend's record; null without a record. */
  version: number | null;
}

/**
 * Renames a picture, in the record of its frontend too. What is public stays as it is. Throws 404, 409 when the new
 * name is taken, and 412 when `expected` is older than the record.
 */
export const renamePictureOf = (
  c: Context<ApiEnv>,
  key: PictureKey,
  next: string,
  expected: number | null,
): Promise<Renamed> =>
  retryOvertaken(async () => {
    const { stored, file } = await findPicture(c, key);
    if (stored !== null && expected !== null) await currentFrontend(c, key.URL, expected);
    const name = acceptedFileName(next, file.name, 'name');
    const version = stored?.version ?? null;
    if (name === file.name) return { name, version };
    const author = authorOf(c);
    const inRecord = stored ? renameInRecordOf(stored, file.name, name, author) : [];
    const change = { ...fileRef(file), action: 'update', before: { name: file.name } } as const;
    try {
      await writeAndInvalidate(c.get('platform'), stored ? ['frontends'] : [], {
        requires: [isUnchanged(key, stored), hasBlob(file)],
        statements: [
          renamePicture(file, name),
          recordChange(author, { ...change, after: { name } }),
          renamePins(file, name),
          ...inRecord,
        ],
      });
    } catch (error) {
      if (error instanceof ConstraintError && error.constraint.startsWith('objects.'))
        throw taken();
      throw error;
    }
    return { name, version: version !== null && inRecord.length > 0 ? version + 1 : version };
  });

/** Renames a picture back, or takes it out of the trash; an upload stays. */
export async function undoPicture(
  c: Context<ApiEnv>,
  { recordId, action, facts, trashedId }: UndoneEntry,
): Promise<Undo | null> {
  if (action === 'delete') return done(undelete, c, { id: await trashedId() });
  const [before, after] = [facts.before, facts.after] as ({ name?: string } | undefined)[];
  if (action !== 'update' || before?.name === undefined || after?.name === undefined) return null;
  const URL = frontendOfFolder(recordId.slice(0, recordId.lastIndexOf('/')));
  if (URL === null) return null;
  return done(renamePictureOf, c, { URL, name: after.name }, before.name, null);
}

/** The statements that write the new name into a record; none for a record without the old one. */
function renameInRecordOf(
  stored: StoredFrontend,
  from: string,
  to: string,
  author: Author,
): Statement[] {
  const { id, supplierId, frontend: before } = stored;
  const after = withName(before, from, to);
  if (JSON.stringify(after) === JSON.stringify(before)) return [];
  if (before.damaged !== undefined) throw httpProblem(409, 'incomplete', micrositeMessages.damaged);
  const hashes = { before: publicHash(before, supplierId), after: publicHash(after, supplierId) };
  return [
    recordChange(author, { ...refOf(frontendKind, stored), action: 'update', before, after }),
    ...renameInHashes(id, hashes),
    renameInRecord({ id, frontend: after, publicHash: hashes.after }, author.at),
  ];
}

function withName<T extends Frontend>(frontend: T, from: string, to: string): T {
  const renamed = (name: string) => (storedName(name) === from ? to : name);
  const { altTexts } = frontend;
  const texts = Object.entries(altTexts ?? {}).map(([name, text]) => [renamed(name), text]);
  return {
    ...frontend,
    Logo: renamed(frontend.Logo),
    Copertina: renamed(frontend.Copertina),
    Slideshow: frontend.Slideshow.map(renamed),
    ...(altTexts && { altTexts: Object.fromEntries(texts) }),
  };
}

/** The file, its frontend and the uses of all its pictures. Throws 404. */
async function findPicture(c: Context<ApiEnv>, { URL, name }: PictureKey) {
  const folder = frontendImagesFolder(normaliseFrontendUrl(URL));
  const { files, ...found } = await readFolderUses(c.get('platform').database, URL);
  const file = files.find((one) => one.name === storedName(name));
  if (file === undefined) throw notFound(fileMessages.notFound);
  return { ...found, file: { folder, ...file } };
}

/** True while the record, or its absence, is as it was read. */
const isUnchanged = ({ URL }: PictureKey, stored: StoredFrontend | null): Condition =>
  stored ? haveVersions('frontends', [stored]) : isUrlFree(normaliseFrontendUrl(URL));

const taken = () =>
  httpProblem(409, 'exists', fileMessages.taken, {
    errors: [{ field: 'name', message: fileMessages.taken }],
  });
