import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { pictureUseSchema } from '@wabu/shared/entities/microsites/picture-uses';
import { plainText } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { addsData } from '../../records/store/require-space.ts';
import { frontendKeySchema } from '../frontend-key.ts';
import { removePicture, renamePictureOf } from './picture-service.ts';
import { readFolderUses } from './picture-uses.ts';

const name = plainText(fileLimits.nameBytes, fileMessages.name);
const pictureKeySchema = z.extend(frontendKeySchema, { name });
const renameSchema = z.extend(pictureKeySchema, { next: name });

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
      const { uses } = await readFolderUses(c.get('platform').database, c.req.valid('query').URL);
      return c.json({ uses }, 200);
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
      await removePicture(c, c.req.valid('json'));
      return c.json({ message: 'Immagine spostata nel cestino' }, 200);
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
      return c.json(await renamePictureOf(c, key, next, expectedVersion(c)), 200);
    },
  );
