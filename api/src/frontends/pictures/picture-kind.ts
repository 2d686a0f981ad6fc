import { fileMessages, supplierFolder } from '@wabu/shared/entities/files';
import { frontendMessages } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { frontendOfFolder, trashMessages } from '@wabu/shared/entities/history/trash';
import { withValues } from '@wabu/shared/entities/messages/messages';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { acceptedFileName } from '../../files/file-name.ts';
import { type FileRecord, pathOf, storedFiles, toFileRecord } from '../../files/file-repository.ts';
import { requireFolder } from '../../files/folder-rules.ts';
import { findFile } from '../../files/object-repository.ts';
import { type NewFile, storeBytes } from '../../files/store-file.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import type { Condition, Database } from '../../platform/platform.ts';
import { noUndo } from '../../records/history/batch-groups.ts';
import { kindOf } from '../../records/pipeline/app-records.ts';
import { currentRecord } from '../../records/pipeline/carry-out.ts';
import {
  type Along,
  defineRecord,
  refOf,
  type Writes,
} from '../../records/pipeline/define-record.ts';
import { freeKey } from '../../records/pipeline/free-key.ts';
import { writeRecords } from '../../records/pipeline/write-records.ts';
import { authorOf } from '../../records/store/author.ts';
import { maskedFolder } from '../../records/store/change-repository.ts';
import { moveToTrash } from '../../records/store/trash-repository.ts';
import { trashFolder } from '../../records/store/trashed-files-repository.ts';
import { readTrashedUrls, type TrashedRecord } from '../../records/store/trashed-repository.ts';
import { currentFrontend } from '../record/frontend-kind.ts';
import { frontendRows, isUrlFree, type StoredFrontend } from '../record/frontend-repository.ts';
import { hasBlob, isNotPublic, renamePins } from './picture-repository.ts';
import { usesOf } from './picture-uses.ts';
import { renamedIn, renameStatements } from './rename-in-record.ts';

/** An uploaded file, and the frontend that its folder belongs to. */
export interface Picture extends FileRecord {
  frontend?: StoredFrontend;
}

/** Uploaded files. Those of frontends are renamed and deleted; others only replaced. */
export const pictureKind = defineRecord({
  store: { ...storedFiles, read: readPictures },
  entity: 'file',
  write: 'files.write',
  historyFor: 'nobody',
  keyField: 'name',
  keyOf: pathOf,
  input: z.custom<NewFile>(),
  changeInput: z.object({ name: z.string() }),
  create: async (c, file): Promise<Picture> => {
    const { name, at } = authorOf(c);
    return toFileRecord(await storeBytes(c.get('platform'), file), name, at);
  },
  change: (_, before, { name: next }): Picture => {
    const name = acceptedFileName(next, before.name, 'name');
    const frontend = before.frontend && renamedIn(before.frontend, before.name, name);
    return { ...before, name, ...(frontend && { frontend }) };
  },
  label: ({ label }) => label,
  content: ({ name, type, size, etag }) => ({ name, type, size, etag }),
  trashed: ({ folder, name }) => ({ document: { folder, name }, place: maskedFolder(folder) }),
  along,
  // The list of frontends says that a published microsite differs from its files.
  lists: ({ returned, changed }) => {
    const present = [...returned, ...changed.map(({ after }) => after)];
    return present.some(({ folder }) => frontendOfFolder(folder) !== null) ? ['frontends'] : [];
  },
  forbidDeletion: async (c, pictures) => {
    const { database } = c.get('platform');
    const used = new Set<string>();
    for (const picture of pictures) {
      const { frontend } = picture;
      if (frontend && (await usesOf(database, frontend, [picture])).length > 0)
        used.add(picture.id);
    }
    return ({ id, folder, frontend }) => {
      // No call deletes others: the undo of their upload asks.
      if (frontendOfFolder(folder) === null) return noUndo();
      if (!used.has(id)) return null;
      const linked = frontend ? [frontend.frontend.URL] : [];
      return httpProblem(409, 'in-use', fileMessages.inUse, { linked });
    };
  },
  constraints: {
    'objects.folder': () =>
      httpProblem(409, 'exists', fileMessages.taken, {
        errors: [{ field: 'name', message: fileMessages.taken }],
      }),
  },
  comeBack,
  fromContent: (_, { etag }, content) => {
    // The bytes before an upload are a file of the trash, which comes back under another name.
    if ((content.etag ?? etag) !== etag) throw noUndo();
    return { change: { name: String(content.name) } };
  },
  messages: {
    notFound: fileMessages.notFound,
    changedMeanwhile: frontendMessages.changedMeanwhile,
    duplicate: fileMessages.taken,
  },
  deleted: 'Immagine spostata nel cestino',
});

/**
 * Renames a picture, in the record of its frontend too. What is public stays as it is. Answers the name and the version
 * of the frontend, null without one. Throws 404, 409 when the new name is taken, and 412 when `expected` is older than
 * the record.
 */
export const renamePicture = (
  c: Context<ApiEnv>,
  path: string,
  next: string,
  expected: number | null,
): Promise<{ name: string; version: number | null }> =>
  retryOvertaken(async () => {
    const before = await currentRecord(c, pictureKind, path, null);
    if (before.frontend && expected !== null)
      await currentFrontend(c, before.frontend.frontend.URL, expected);
    const after = await pictureKind.change(c, before, { name: next });
    if (after.name !== before.name)
      await writeRecords(c, pictureKind, { changed: [{ before, after, action: 'update' }] });
    return { name: after.name, version: after.frontend?.version ?? null };
  });

async function readPictures(
  database: Database,
  by: 'id' | 'key',
  values: readonly string[],
): Promise<Picture[]> {
  const files = await storedFiles.read(database, by, values);
  const urls = files.flatMap(({ folder }) => frontendOfFolder(folder) ?? []);
  const frontends = await frontendRows.read(database, 'key', urls);
  const byUrl = new Map(
    frontends.map((frontend) => [normaliseFrontendUrl(frontend.frontend.URL), frontend]),
  );
  return files.map((file) => {
    const frontend = byUrl.get(frontendOfFolder(file.folder) ?? '');
    return { ...file, ...(frontend && { frontend }) };
  });
}

/** A replaced file goes to the trash where the folder says so. A new name follows into the record of the frontend. */
async function along(c: Context<ApiEnv>, { changed, removed }: Writes<Picture>): Promise<Along> {
  const author = authorOf(c);
  const renamed = changed.filter(({ before, after }) => before.name !== after.name);
  const replaced = changed
    .filter(({ before, after }) => before.blob !== after.blob)
    .map(({ before }) => before)
    .filter(({ folder }) => requireFolder(folder).keepsReplaced);
  const entries = replaced.map((one) => ({
    ...refOf(pictureKind, one),
    ...pictureKind.trashed(one),
  }));
  const after = await Promise.all(
    renamed.map(async ({ before, after: { name, frontend } }) => [
      renamePins(before, name),
      ...(await renameStatements(author, before.frontend, frontend)),
    ]),
  );
  return {
    requires: [
      ...removed.map(isNotPublic),
      ...[...removed, ...renamed.map(({ before }) => before)].flatMap(isUnchanged),
    ],
    before: [...moveToTrash(author, entries), ...storedFiles.remove(replaced)],
    after: after.flat(),
  };
}

/** True while the bytes of a picture, and its frontend or the absence of one, are as they were read. */
function isUnchanged(picture: Picture): Condition[] {
  const { folder, frontend } = picture;
  if (frontend) return [hasBlob(picture), frontendRows.areUnchanged([frontend])];
  return [hasBlob(picture), isUrlFree(frontendOfFolder(folder) ?? '')];
}

/** A file in its folder, under its name or the chosen one. It needs the frontend or supplier of the folder. */
async function comeBack(
  c: Context<ApiEnv>,
  entry: TrashedRecord,
  { key }: { key?: string | undefined },
) {
  const { database } = c.get('platform');
  const { folder, name: own } = entry.document as Pick<Picture, 'folder' | 'name'>;
  await requireOwner(c, folder);
  const path = pathOf({ folder: trashFolder(entry.id), name: own });
  const [file] = await storedFiles.read(database, 'key', [path]);
  if (file === undefined) throw notFound(trashMessages.gone);
  const name = await freeKey({
    own,
    chosen: key,
    accept: (chosen) => acceptedFileName(chosen, own, 'key'),
    isTaken: async (one) => (await findFile(database, folder, one)) !== null,
    taken: trashMessages.fileTaken,
  });
  const record: Picture = { ...file, folder, name, id: entry.recordId, label: name };
  return { record, statements: [] };
}

/**
 * Throws 409 for a file of a supplier that is deleted, whose return would replace it, and for a picture of a frontend
 * that is deleted: it would be in nobody's sight.
 */
async function requireOwner(c: Context<ApiEnv>, folder: string): Promise<void> {
  const { database } = c.get('platform');
  const isStored = async (entity: string, key: string) =>
    (await kindOf(c, entity).store.read(database, 'key', [key])).length > 0;
  const suppliers = supplierFolder('');
  if (folder.startsWith(suppliers) && !(await isStored('supplier', folder.slice(suppliers.length))))
    throw httpProblem(409, 'incomplete', trashMessages.fileSupplierGone);
  const url = frontendOfFolder(folder);
  if (url === null || (await isStored('frontend', url))) return;
  const trashed = await readTrashedUrls(database);
  const message = trashed.some((one) => normaliseFrontendUrl(one) === url)
    ? trashMessages.frontendInTrash
    : trashMessages.frontendGone;
  throw httpProblem(409, 'incomplete', withValues(message, { url }), { linked: [url] });
}
