import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import {
  type Frontend,
  type FrontendWithProvenance,
  frontendInputSchema,
} from '@wabu/shared/entities/frontend';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Restored } from '@wabu/shared/entities/history/restore';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import type { Context } from 'hono';
import { changeFrontend } from '../frontends/frontend-service.ts';
import { type Origins, withOrigins } from '../frontends/with-origins.ts';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid } from '../http/problem.ts';
import { readPictureFiles } from '../pictures/picture-repository.ts';
import { storedName } from '../pictures/picture-uses.ts';
import type { Database } from '../platform/platform.ts';
import { suppliersNamed } from '../suppliers/supplier-repository.ts';
import type { Content } from './current-record.ts';

/** Saves an earlier content of a frontend, without what it names and is gone. Throws 400, 404, 409 and 412. */
export async function restoreFrontend(
  c: Context<ApiEnv>,
  stored: FrontendWithProvenance,
  content: Content,
  version: number,
): Promise<Restored> {
  const { database } = c.get('platform');
  if (stored.damaged !== undefined) throw httpProblem(409, 'incomplete', micrositeMessages.damaged);
  const { origins, ...then } = content as unknown as Frontend & { origins: Origins };
  const { Fornitore } = then;
  const isSupplierGone = (await suppliersNamed(database, Fornitore)).length === 0;
  const { missing, ...pictures } = await existingPictures(database, stored, then);
  const input = frontendInputSchema.safeParse({
    altTexts: {},
    dismissedChecks: {},
    legal: {},
    ...then,
    ...pictures,
    ...(isSupplierGone && { Fornitore: stored.Fornitore }),
    origins: toSent(origins, withOrigins(stored).origins),
  });
  if (!input.success) throw invalid(toFieldProblems(input.error));
  const saved = await changeFrontend(c, input.data, version, 'restore');
  const kept = isSupplierGone && Fornitore !== stored.Fornitore ? [['Fornitore']] : [];
  return { version: saved.version, kept, missing };
}

/** The pictures of then that still exist; in place of another one the present picture stays. */
async function existingPictures(database: Database, now: Frontend, then: Frontend) {
  const files = await readPictureFiles(
    database,
    frontendImagesFolder(normaliseFrontendUrl(now.URL)),
  );
  const present = new Set(['', now.Logo, now.Copertina, ...now.Slideshow]);
  const exists = (name: string) =>
    present.has(name) || files.some((file) => file.name === storedName(name));
  const { Logo, Copertina, Slideshow } = then;
  return {
    Logo: exists(Logo) ? Logo : now.Logo,
    Copertina: exists(Copertina) ? Copertina : now.Copertina,
    Slideshow: Slideshow.filter(exists),
    missing: [...new Set([Logo, Copertina, ...Slideshow])].filter((name) => !exists(name)),
  };
}

/** The origins that come back with their texts, as a client sends them. */
function toSent(then: Origins, now: Origins) {
  return Object.entries(then)
    .filter(([key, origin]) => JSON.stringify(origin) !== JSON.stringify(now[key]))
    .map(([key, [kind, sourceLanguage, sourceHash]]) => {
      const [section, field, language] = key.split('/');
      return { section, field, language, kind, sourceLanguage, sourceHash };
    });
}
