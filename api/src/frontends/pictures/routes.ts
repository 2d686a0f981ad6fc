import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { pictureUseSchema } from '@wabu/shared/entities/microsites/picture-uses';
import { plainText } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { pathOf } from '../../files/file-repository.ts';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { removeRecord } from '../../records/pipeline/record-calls.ts';
import { addsData } from '../../records/store/require-space.ts';
import { frontendKeySchema } from '../record/frontend-key.ts';
import { pictureKind, renamePicture } from './picture-kind.ts';
import { readFolderUses, storedName } from './picture-uses.ts';

const name = plainText(fileLimits.nameBytes, fileMessages.name);
const pictureKeySchema = z.extend(frontendKeySchema, { name });
const renameSchema = z.extend(pictureKeySchema, { next: name });

const pictureAt = ({ URL, name }: z.infer<typeof pictureKeySchema>) =>
  pathOf({ folder: frontendImagesFolder(normaliseFrontendUrl(URL)), name: storedName(name) });

/** The pictures of frontends: who uses them, and what no upload can change. */
export const pictureRoutes = newRoutes()
  .get(
    '/api/d1/getpictureuses',
    describeRoute('Where the pictures of a frontend are used', {
      json: z.object({ uses: z.array(pictureUseSchema) }),
    }),
    permit('files.read'),
    query(frontendKeySchema),
    async (c) => {
      const { URL } = c.req.valid('query');
      return c.json({ uses: await readFolderUses(c.get('platform').database, URL) }, 200);
    },
  )
  .delete(
    '/api/r2/deletepicture',
    describeRoute('Moves a picture of a frontend that nothing uses to the trash', {
      json: messageSchema,
      others: [404, 409],
    }),
    permit('files.write'),
    json(pictureKeySchema),
    async (c) => {
      const path = pictureAt(c.req.valid('json'));
      return c.json(await removeRecord(c, pictureKind, path, null), 200);
    },
  )
  .post(
    '/api/r2/renamepicture',
    describeRoute('Renames a picture of a frontend, in its record too', {
      json: z.object({ name: z.string(), version: z.nullable(z.int()) }),
      others: [404, 409, 412],
    }),
    permit('files.write'),
    addsData(),
    json(renameSchema),
    async (c) => {
      const { next, ...key } = c.req.valid('json');
      return c.json(await renamePicture(c, pictureAt(key), next, expectedVersion(c)), 200);
    },
  );
