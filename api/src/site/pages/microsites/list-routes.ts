import {
  LISTED_CALL,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import { languageCodes } from '@wabu/shared/i18n/languages';
import * as z from 'zod/mini';
import { newRoutes } from '../../../http/env.ts';
import { describeRoute } from '../../../http/route-metadata.ts';
import { query } from '../../../http/validate.ts';
import { homeCards } from './home-cards.ts';

const listSchema = z.array(
  z.object({
    path: z.string(),
    name: z.string(),
    town: z.string(),
    words: z.string(),
    lang: z.string(),
    dir: z.string(),
    picture: z.nullable(
      z.object({
        src: z.string(),
        srcSet: z.string(),
        width: z.int(),
        height: z.int(),
        x: z.int(),
        y: z.int(),
      }),
    ),
  }),
);
const languageSchema = z.object({ language: z.enum(languageCodes, 'Lingua non valida') });

/** What the home lists, for a navigation or a change of language without a page load. */
export const listedMicrositeRoutes = newRoutes().get(
  LISTED_CALL,
  describeRoute('The microsites that the home lists, in the words of a language', {
    json: listSchema,
  }),
  query(languageSchema),
  async (c) => {
    const { cards } = await homeCards(c.get('platform'), c.req.valid('query').language);
    return c.json<ListedMicrosite[]>(cards, 200);
  },
);
