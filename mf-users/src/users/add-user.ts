import { ApiProblem, answer } from '@wabu/api/client';
import { avatarFileName, folders } from '@wabu/shared/entities/files';
import type { NewUser } from '@wabu/shared/entities/user';
import { createIdempotencyKeys, idempotent } from '@wabu/shared/http';
import { d1, r2 } from '../api/users-client.ts';

/** Thrown when the avatar upload, the first of two calls, fails; no user is created. `cause` is the reason. */
export class AvatarUploadFailed extends Error {}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The file name of a user's avatar. */
export function avatarNameOf(username: string, picture: Blob): string {
  return avatarFileName(username, extensions[picture.type] ?? 'webp');
}

/**
 * Adds a user in two calls: avatar upload, then the account. A second try repeats only the call that failed. `batch`: the id
 * by which the account can be undone.
 */
export function createUserAdder() {
  let uploaded: { name: string; picture: Blob } | undefined;
  const keyOf = createIdempotencyKeys();

  async function upload(name: string, picture: Blob): Promise<void> {
    if (uploaded?.name === name && uploaded.picture === picture) return;
    const form = {
      folder: folders.avatars,
      file: new File([picture], name, { type: picture.type }),
    };
    try {
      // Never overwrites the avatar of another user.
      await answer(r2.upload.$post({ form }, { headers: { 'If-None-Match': '*' } }));
    } catch (error) {
      throw new AvatarUploadFailed('The avatar was not stored', { cause: error });
    }
    uploaded = { name, picture };
  }

  return async (user: NewUser, picture: Blob, batch: string, loggedUser: string): Promise<void> => {
    await upload(user.clear_avatar, picture);
    const json = { ...user, loggedUser };
    try {
      await answer(d1.adduser.$post({ json }, idempotent(keyOf(user), batch)));
    } catch (error) {
      // The server deletes the avatar of a rejected duplicate name.
      if (error instanceof ApiProblem && error.problem.code === 'duplicate') uploaded = undefined;
      throw error;
    }
  };
}
