import { ApiProblem, answer } from '@wabu/api/client';
import { avatarFileName, folders } from '@wabu/shared/entities/files';
import type { NewUser } from '@wabu/shared/entities/user';
import { createIdempotencyKeys } from '@wabu/shared/http';
import { d1, r2 } from './users-client.ts';

/** The first of the two steps failed: there is no user, and no picture of one. */
export class AvatarUploadFailed extends Error {}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The name that a user's picture is stored under. */
export function avatarNameOf(username: string, picture: Blob): string {
  return avatarFileName(username, extensions[picture.type] ?? 'webp');
}

/** Adds one user. It is kept while the dialog is open, so that a second try repeats only what failed. */
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
      // Nobody's picture is ever replaced: not even by somebody with the same name.
      await answer(r2.upload.$post({ form }, { headers: { 'If-None-Match': '*' } }));
    } catch (error) {
      throw new AvatarUploadFailed('The avatar was not stored', { cause: error });
    }
    uploaded = { name, picture };
  }

  return async (user: NewUser, picture: Blob, loggedUser: string): Promise<void> => {
    await upload(user.clear_avatar, picture);
    const headers = { 'Idempotency-Key': keyOf(user) };
    const json = { ...user, loggedUser };
    try {
      await answer(d1.adduser.$post({ json }, { headers }));
    } catch (error) {
      // A name that is taken keeps no picture: the server has put it away again.
      if (error instanceof ApiProblem && error.problem.code === 'duplicate') uploaded = undefined;
      throw error;
    }
  };
}
