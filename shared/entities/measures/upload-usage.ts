import * as z from 'zod/mini';

/*
 * How much of the space for uploaded files is used (`UPLOADS_MAX_MB`, `USER_UPLOADS_MAX_MB`). All numbers are bytes;
 * files in the trash count, because they are on the disk.
 */

const bytes = z.int();
const shareSchema = z.object({ used: bytes, limit: bytes });

const userUsageSchema = z.object({ name: z.string(), used: bytes });
export type UserUsage = z.infer<typeof userUsageSchema>;

export const uploadUsageSchema = z.object({
  own: shareSchema,
  /** What kings see of all users; null for others. */
  all: z.nullable(
    z.object({
      ...shareSchema.shape,
      /** Who has stored files, most first; also users who were deleted since. */
      users: z.array(userUsageSchema),
      /** Null where nobody knows it, as on Workers. Below the reserve (0 for none) nothing is added. */
      disk: z.nullable(z.object({ free: bytes, reserve: bytes })),
    }),
  ),
});
export type UploadUsage = z.infer<typeof uploadUsageSchema>;
