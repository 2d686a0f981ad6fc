import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../settings/environment.ts';

/**
 * Runs with the rights of a folder's owner. What root puts there would be root's, and the service that owns
 * the folder could not open it; another user's files would be as foreign to it.
 */
export async function asOwnerOf<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user === undefined) return act();
  return user === 0 ? withRightsOf(ownerOf(folder), act) : asThisUser(user, folder, act);
}

function asThisUser<T>(user: number, folder: string, act: () => Promise<T>): Promise<T> {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? user;
  if (owner !== user)
    throw new StartError(
      `${folder} belongs to the user with the id ${owner}. Run this as that user or as root. Nothing was changed.`,
    );
  return act();
}

async function withRightsOf<T>({ uid, gid }: Stats, act: () => Promise<T>): Promise<T> {
  const group = process.getegid?.() ?? 0;
  process.setegid?.(gid);
  process.seteuid?.(uid);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(group);
  }
}

/** Of a folder that is still to be made: whose it will be in. */
function ownerOf(folder: string): Stats {
  return statSync(folder, { throwIfNoEntry: false }) ?? ownerOf(dirname(folder));
}
