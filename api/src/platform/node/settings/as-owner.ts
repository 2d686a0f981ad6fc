import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './environment.ts';

/**
 * Runs `act` with the rights of the folder's owner. Files of root or of another user would be unreadable
 * for the service that owns the folder.
 */
export async function asOwnerOf<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user === undefined) return act();
  return user === 0 ? withEffectiveUser(ownerOf(folder), act) : asCurrentUser(user, folder, act);
}

function asCurrentUser<T>(user: number, folder: string, act: () => Promise<T>): Promise<T> {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? user;
  if (owner !== user)
    throw new StartError(
      `${folder} belongs to the user with the id ${owner}. Run this as that user or as root. Nothing was changed.`,
    );
  return act();
}

/** Runs `act` with the rights of a user; the process must be root. */
export async function withEffectiveUser<T>(
  { uid, gid }: Pick<Stats, 'uid' | 'gid'>,
  act: () => Promise<T>,
): Promise<T> {
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

function ownerOf(folder: string): Stats {
  return statSync(folder, { throwIfNoEntry: false }) ?? ownerOf(dirname(folder));
}
