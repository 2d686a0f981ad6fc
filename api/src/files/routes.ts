import { isImageName } from '@wabu/shared/entities/files';
import { type UploadUsage, uploadUsageSchema } from '@wabu/shared/entities/measures/upload-usage';
import { can, type Role } from '@wabu/shared/entities/permissions';
import { plainText } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { permit } from '../http/sessions/permit.ts';
import { json, query } from '../http/validate.ts';
import type { Platform } from '../platform/platform.ts';
import { consumeUnwritten } from '../records/store/attempt-limits.ts';
import { perMinute } from '../records/store/rate-limit.ts';
import { addsData } from '../records/store/require-space.ts';
import { builtInNames } from './built-in-files.ts';
import { answerFile, answerUnlessKnown, requestedAvatar, requestedFile } from './file-answer.ts';
import { requireFolder } from './folder-rules.ts';
import { listFiles } from './object-repository.ts';
import { storeUpload } from './store-upload.ts';
import { thumbnailOf } from './thumbnail.ts';
import { uploadForm } from './upload-form.ts';
import { readUsage, readUsageOfUsers } from './usage-repository.ts';
import { lacksVariants } from './variants.ts';

const fileKey = { foldername: plainText(1_000), filename: plainText(1_000) };
const fileRequestSchema = z.object(fileKey);
const pictureRequestSchema = z.object({ ...fileKey, thumb: z.optional(z.string()) });
const listRequestSchema = z.object({ foldername: plainText(1_000) });
/** The specification's body has the role too; it is ignored. */
const avatarRequestSchema = z.object({
  avatar: z._default(plainText(1_000), ''),
  nome: z._default(plainText(1_000), ''),
});

const storedPictureSchema = z.object({
  name: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  storedAt: z.int(),
  /** A large picture that visitors would load whole: it should be uploaded again. */
  lacksVariants: z.boolean(),
});
const image = 'image/*';

const UPLOADS_PER_MINUTE = 200;

export const fileRoutes = newRoutes()
  .post(
    '/api/r2/upload',
    describeRoute(
      'Stores a file; one of that name goes to the trash, or with If-None-Match: * rejects it',
      {
        status: 201,
        json: z.object({ path: z.string() }),
        others: [412, 503],
      },
    ),
    permit('tests.use'),
    addsData(),
    perMinute('upload', UPLOADS_PER_MINUTE, consumeUnwritten),
    uploadForm(),
    async (c) => c.json(await storeUpload(c, c.req.valid('form')), 201),
  )
  .get(
    '/api/r2/usage',
    describeRoute(
      'How much of the space for uploads the own files take; for kings also those of all users',
      { json: uploadUsageSchema },
    ),
    permit('account.manage'),
    async (c) => c.json(await uploadUsage(c.get('platform'), c.get('user')), 200),
  )
  .post(
    '/api/r2/getfile',
    describeRoute('A stored file', { type: image, others: [404] }),
    permit('files.read'),
    json(fileRequestSchema),
    async (c) => {
      const { foldername, filename } = c.req.valid('json');
      return answerFile(c, await requestedFile(c, foldername, filename));
    },
  )
  .get(
    '/api/r2/getfile',
    describeRoute('A stored file with an ETag; with thumb, its thumbnail', {
      type: image,
      others: [304, 404],
    }),
    permit('files.read'),
    query(pictureRequestSchema),
    async (c) => {
      const { foldername, filename, thumb } = c.req.valid('query');
      const file = await requestedFile(c, foldername, filename);
      return answerUnlessKnown(
        c,
        thumb === undefined ? file : thumbnailOf(c.get('platform'), file),
      );
    },
  )
  .post(
    '/api/r2/listfiles',
    describeRoute('The paths of the pictures of a folder, built-in ones included', {
      json: z.object({ files: z.array(z.string()) }),
    }),
    permit('files.read'),
    json(listRequestSchema),
    async (c) => {
      const folder = requireFolder(c.req.valid('json').foldername);
      const stored = await listFiles(c.get('platform').database, folder.path);
      const names = new Set([
        ...builtInNames(folder.path),
        ...stored.map(({ name }) => name).sort(),
      ]);
      const files = [...names].filter(isImageName).map((name) => `${folder.path}/${name}`);
      return c.json({ files }, 200);
    },
  )
  .get(
    '/api/r2/listfiles',
    describeRoute('The pictures stored in a folder, newest first', {
      json: z.object({
        pictures: z.array(storedPictureSchema),
        /** True where the server makes missing variants. */
        draws: z.boolean(),
      }),
    }),
    permit('files.read'),
    query(listRequestSchema),
    async (c) => {
      const folder = requireFolder(c.req.valid('query').foldername);
      const platform = c.get('platform');
      const stored = await listFiles(platform.database, folder.path);
      const pictures = stored
        .filter(({ name }) => isImageName(name))
        .map(({ name, size, width = null, height = null, storedAt, ...file }) => ({
          name,
          size,
          width,
          height,
          storedAt,
          lacksVariants: lacksVariants(platform, { ...file, width }),
        }));
      return c.json({ pictures, draws: platform.drawVariant !== undefined }, 200);
    },
  )
  .post(
    '/api/r2/getavatar',
    describeRoute(
      "A user's avatar; of the own ones the present, if the named one is gone; the default one without a name",
      {
        type: image,
        others: [404],
      },
    ),
    permit('users.read'),
    json(avatarRequestSchema),
    async (c) => answerFile(c, await requestedAvatar(c, c.req.valid('json'))),
  );

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
