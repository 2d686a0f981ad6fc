import { accountMessages } from '@wabu/shared/entities/account/account';
import {
  avatarFileName,
  DEFAULT_AVATAR,
  extensionOf,
  fileMessages,
  folders,
} from '@wabu/shared/entities/files';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Context } from 'hono';
import { acceptFile } from '../../files/accepted-file.ts';
import { deleteUnusedAvatar } from '../../files/avatar-repository.ts';
import { requireFolder } from '../../files/folder-rules.ts';
import { insertFileRow } from '../../files/object-repository.ts';
import { deleteBytes, storeBytes } from '../../files/store-file.ts';
import type { Upload } from '../../files/upload-form.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, malformed, unauthenticated } from '../../http/problem.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { bearerToken } from '../../http/sessions/permit.ts';
import { signToken, verifyToken } from '../../http/sessions/token.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import type { Statement } from '../../platform/platform.ts';
import { writeAndInvalidate } from '../../records/lists/write-and-invalidate.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordUserChange } from '../credentials/credentials-repository.ts';
import { listedOf } from '../users/user-repository.ts';
import { hasAvatar, updateAvatar } from './account-repository.ts';

/**
 * Stores the own picture and deletes the one before. Returns a token of the same session that names the new one.
 * Throws 409 when the picture was changed meanwhile.
 */
export async function changeAvatar(c: Context<ApiEnv>, upload: Upload): Promise<string> {
  const platform = c.get('platform');
  const folder = requireFolder(upload.folder);
  if (folder.path !== folders.avatars) throw malformed(fileMessages.folder);
  const file = await acceptFile(folder, upload.filename, upload.bytes);
  // Nobody else's picture has this name, and it says nothing of the user.
  const to = avatarFileName(randomId(), extensionOf(file.name));
  const row = await storeBytes(platform, { ...file, folder: folder.path, name: to });
  const stored = [insertFileRow(row, c.get('user').name, platform.now()), deleteUnusedAvatar(to)];
  const isChanged = await replaceAvatar(c, to, stored).catch(async (error: unknown) => {
    await deleteBytes(platform, row);
    throw error;
  });
  if (!isChanged) {
    await deleteBytes(platform, row);
    throw changedMeanwhile();
  }
  return renewedToken(c, to);
}

/**
 * Gives the user the default picture, and deletes the own one. Returns a token as `changeAvatar` does. Throws 409 when
 * the picture was changed meanwhile.
 */
export async function resetAvatar(c: Context<ApiEnv>): Promise<string> {
  const isDefault = c.get('user').avatar === DEFAULT_AVATAR;
  if (!isDefault && !(await replaceAvatar(c, DEFAULT_AVATAR))) throw changedMeanwhile();
  return renewedToken(c, DEFAULT_AVATAR);
}

/** Deletes the picture of before. False when it was changed meanwhile. */
async function replaceAvatar(
  c: Context<ApiEnv>,
  to: string,
  stored: Statement[] = [],
): Promise<boolean> {
  const platform = c.get('platform');
  const user = c.get('user');
  const { id, avatar: from } = user;
  const [before, after] = [listedOf(user), listedOf({ ...user, avatar: to })];
  const writing = writeAndInvalidate(platform, ['users'], {
    requires: [hasAvatar(id, from)],
    statements: [
      updateAvatar(id, to),
      recordUserChange(authorOf(c), user, 'update', { before, after }),
      ...(from === DEFAULT_AVATAR ? [] : [deleteUnusedAvatar(from)]),
      ...stored,
    ],
  });
  const written = await unlessOvertaken(writing);
  clearSessionCache(platform);
  return written !== null;
}

const changedMeanwhile = () => httpProblem(409, 'changed-meanwhile', accountMessages.avatarChanged);

/** The token of the request with another picture: display reads it from there. */
async function renewedToken(c: Context<ApiEnv>, avatar: string): Promise<string> {
  const { settings, now } = c.get('platform');
  const { name, role } = c.get('user');
  const token = bearerToken(c.req.header('Authorization')) ?? '';
  const claims = await verifyToken(settings.jwtSecret, token, Math.floor(now() / 1000));
  if (claims === null) throw unauthenticated();
  const { jti, iat: issuedAt, exp: expiresAt } = claims;
  return signToken(settings.jwtSecret, { name, role, avatar }, { jti, issuedAt, expiresAt });
}
