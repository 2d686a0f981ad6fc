import * as z from 'zod/mini';
import { TRASH_DAYS } from '../retention.ts';

/** One place where a picture is used. */
export const pictureUseSchema = z.object({
  /** The file name in the folder. */
  name: z.string(),
  /** The frontend that uses it. */
  URL: z.string(),
  place: z.enum(['logo', 'cover', 'slideshow', 'section']),
  /** `saved`: the working copy names it; `public`: visitors see it; `trash`: a deleted frontend names it. */
  state: z.enum(['saved', 'public', 'trash']),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;
export type PicturePlace = PictureUse['place'];

export const pictureUseMessages = {
  inTrash: `L'immagine è di un frontend nel cestino: si può cancellare quando il frontend esce dal cestino, dopo ${TRASH_DAYS} giorni`,
} as const;
