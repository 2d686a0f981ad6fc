import { fileMessages } from '@wabu/shared/entities/files';
import { can } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, httpProblem } from '../http/problem.ts';
import { retryOvertaken } from '../platform/guarded-write.ts';
import { ConstraintError, type Platform } from '../platform/platform.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import { authorOf } from '../records/store/author.ts';
import { recordChange } from '../records/store/change-repository.ts';
import { type AcceptedFile, acceptFile } from './accepted-file.ts';
import { acceptVariants, type SentVariant } from './accepted-variants.ts';
import { deleteLeftoverAvatar } from './avatar-repository.ts';
import { type Folder, requireFolder } from './folder-rules.ts';
import { findFile, isNotStored, isPinned, isStored, updateVariants } from './object-repository.ts';
import { findStored } from './read-file.ts';
import { requireQuota } from './require-quota.ts';
import { etagOf, putVariants, storeFile } from './store-file.ts';
import { fileRef, moveFileToTrash } from './trashed-file.ts';
import type { Upload } from './upload-form.ts';

/** Stores an uploaded file: checks permission, folder and content, then writes. A replaced one goes to the trash. */
export const storeUpload = (c: Context<ApiEnv>, upload: Upload): Promise<{ path: string }> =>
  retryOvertaken(async () => {
    const folder = requireFolder(upload.folder);
    if (!can(c.get('user').role, folder.write)) throw forbidden();
    const file = await acceptFile(folder, upload.filename, upload.bytes);
    const variants = acceptVariants(file, upload.variants);
    const path = `${folder.path}/${file.name}`;

    const mustBeNew = c.req.header('If-None-Match')?.trim() === '*';
    const current = await findStored(c.get('platform'), folder.path, file.name);
    // A retry with the same avatar is no replacement.
    const isSame = current !== null && current.etag === (await etagOf(file.bytes));
    if (isSame && !mustBeNew) {
      await addVariants(c.get('platform'), folder.path, file.name, variants);
      return { path };
    }
    const createOnly = mustBeNew || !folder.replaces;
    // Only the write itself can check whether a user has the avatar.
    const mayBeLeftover = folder.hasOwners === true && current !== null && current.blob !== null;
    if (current !== null && createOnly && !mayBeLeftover) throw exists();
    await requireQuota(c.get('platform'), c.get('user').name, file.bytes.byteLength);
    await store(
      c,
      folder,
      { ...file, variants },
      createOnly,
      current === null ? 'create' : 'update',
    );
    // The list of frontends says that a published microsite differs from its files.
    if (current !== null && (await isPinned(c.get('platform').database, folder.path, file.name)))
      await writeAndInvalidate(c.get('platform'), ['frontends'], []);
    return { path };
  });

async function store(
  c: Context<ApiEnv>,
  folder: Folder,
  file: AcceptedFile & { variants: SentVariant[] },
  createOnly: boolean,
  action: 'create' | 'update',
): Promise<void> {
  const author = authorOf(c);
  const { name, type, bytes } = file;
  const after = { type, size: bytes.byteLength };
  const stored = { folder: folder.path, name };
  const isKept = folder.keepsReplaced && !createOnly;
  const isReplaced = isKept && action === 'update';
  try {
    await storeFile(c.get('platform'), { folder: folder.path, ...file }, author.name, {
      createOnly,
      requires: isKept ? [isReplaced ? isStored(stored) : isNotStored(stored)] : [],
      first: [
        ...(folder.hasOwners ? [deleteLeftoverAvatar(name, author.name)] : []),
        ...(isReplaced ? moveFileToTrash(author, stored) : []),
      ],
      also: [recordChange(author, { ...fileRef(stored), action, after })],
    });
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint.startsWith('objects.')) throw exists();
    throw error;
  }
}

/** Stores the variants that a picture was stored without. */
async function addVariants(
  platform: Platform,
  folder: string,
  name: string,
  variants: SentVariant[],
): Promise<void> {
  const row = variants.length === 0 ? null : await findFile(platform.database, folder, name);
  const added = variants.filter(({ name: variant }) => !row?.variants.includes(variant));
  if (row === null || added.length === 0) return;
  await putVariants(platform, row.blob, added);
  const names = added.map((variant) => variant.name);
  await platform.database.write([updateVariants(row, [...row.variants, ...names])]);
}

const exists = () => httpProblem(412, 'exists', fileMessages.exists);
