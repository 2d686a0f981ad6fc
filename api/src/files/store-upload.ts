import { fileMessages } from '@wabu/shared/entities/files';
import { can } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, httpProblem } from '../http/problem.ts';
import { holds, retryOvertaken } from '../platform/guarded-write.ts';
import type { Condition, Platform } from '../platform/platform.ts';
import { kindOf } from '../records/pipeline/app-records.ts';
import { writeRecords } from '../records/pipeline/write-records.ts';
import { acceptFile } from './accepted-file.ts';
import { acceptVariants, type SentVariant } from './accepted-variants.ts';
import { isLeftoverAvatar } from './avatar-repository.ts';
import { builtInFile } from './built-in-files.ts';
import { type FileRecord, pathOf } from './file-repository.ts';
import { requireFolder } from './folder-rules.ts';
import { isNotStored, updateVariants } from './object-repository.ts';
import { requireQuota } from './require-quota.ts';
import { deleteBytes, etagOf, type NewFile, putVariants } from './store-file.ts';
import type { Upload } from './upload-form.ts';

/** Stores an uploaded file: checks permission, folder and content, then writes. A replaced one goes to the trash. */
export const storeUpload = (c: Context<ApiEnv>, upload: Upload): Promise<{ path: string }> =>
  retryOvertaken(async () => {
    const folder = requireFolder(upload.folder);
    if (!can(c.get('user').role, folder.write)) throw forbidden();
    const file = await acceptFile(folder, upload.filename, upload.bytes);
    const variants = acceptVariants(file, upload.variants);
    const path = pathOf({ folder: folder.path, name: file.name });
    const platform = c.get('platform');
    const mustBeNew = c.req.header('If-None-Match')?.trim() === '*';
    const [before] = await kindOf(c, 'file').store.read(platform.database, 'key', [path]);
    const stored = before as FileRecord | undefined;
    // A retry with the same avatar is no replacement.
    const isSame = stored?.etag === (await etagOf(file.bytes));
    if (stored && isSame && !mustBeNew) {
      await addVariants(platform, stored, variants);
      return { path };
    }
    const isLeftover = isLeftoverAvatar(file.name, c.get('user').name);
    const mayReplace = folder.hasOwners ? await holds(platform.database, isLeftover) : !mustBeNew;
    const exists = stored !== undefined || builtInFile(folder.path, file.name) !== null;
    if (exists && !mayReplace) throw httpProblem(412, 'exists', fileMessages.exists);
    await requireQuota(platform, c.get('user').name, file.bytes.byteLength);
    const requires = folder.hasOwners ? [isLeftover] : [];
    await store(c, { ...file, folder: folder.path, variants }, { before: stored, requires });
    return { path };
  });

/** Stores a file and its entry in the history. Throws `OvertakenError` when another one was stored or deleted meanwhile. */
async function store(
  c: Context<ApiEnv>,
  file: NewFile,
  { before, requires }: { before: FileRecord | undefined; requires: Condition[] },
): Promise<void> {
  const platform = c.get('platform');
  const kind = kindOf(c, 'file');
  const stored = (await kind.create(c, file)) as FileRecord;
  try {
    await (before === undefined
      ? writeRecords(c, kind, { added: [stored] }, { requires: [isNotStored(file)] })
      : writeRecords(
          c,
          kind,
          { changed: [{ before, after: { ...before, ...stored }, action: 'update' }] },
          { requires },
        ));
  } catch (error) {
    await deleteBytes(platform, stored);
    throw error;
  }
}

/** Stores the variants that a picture was stored without. */
async function addVariants(
  platform: Platform,
  row: FileRecord,
  variants: SentVariant[],
): Promise<void> {
  const added = variants.filter(({ name }) => !row.variants.includes(name));
  if (added.length === 0) return;
  await putVariants(platform, row.blob, added);
  const names = added.map((variant) => variant.name);
  await platform.database.write([updateVariants(row, [...row.variants, ...names])]);
}
