import * as z from 'zod/mini';

/** One place where a picture is used. */
export const pictureUseSchema = z.object({
  /** The file name in the folder. */
  name: z.string(),
  /** The frontend that uses it. */
  URL: z.string(),
  place: z.enum(['logo', 'cover', 'slideshow', 'section']),
  /** `saved`: the working copy names it; `public`: visitors see it. */
  state: z.enum(['saved', 'public']),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;
export type PicturePlace = PictureUse['place'];
