import type { UploadUsage } from '@wabu/shared/entities/measures/upload-usage';
import { can, type Role } from '@wabu/shared/entities/permissions';
import type { Platform } from '../platform/platform.ts';
import { readUsage, readUsageOfUsers } from './usage-repository.ts';

/** What a user has used of the space for uploads; for who manages users also what everybody has, and the disk. */
export async function uploadUsage(
  platform: Platform,
  { name, role }: { name: string; role: Role },
): Promise<UploadUsage> {
  const { uploads, uploadsOfUser, diskReserve } = platform.settings.limits;
  const { total, own } = await readUsage(platform.database, name);
  const usage = { own: { used: own, limit: uploadsOfUser }, all: null };
  if (!can(role, 'users.write')) return usage;
  const free = await platform.freeBytes();
  return {
    ...usage,
    all: {
      used: total,
      limit: uploads,
      users: await readUsageOfUsers(platform.database),
      disk: free === null ? null : { free, reserve: diskReserve },
    },
  };
}
