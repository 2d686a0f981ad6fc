import * as z from 'zod/mini';

export const pictureUseSchema = z.object({
  name: z.string(),
  URL: z.string(),
  place: z.enum(['logo', 'cover', 'slideshow', 'section']),
  /** `saved`: the working copy names it; `public`: visitors see it. */
  state: z.enum(['saved', 'public']),
});
export type PictureUse = z.infer<typeof pictureUseSchema>;
export type PicturePlace = PictureUse['place'];
