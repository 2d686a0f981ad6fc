import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { storedFileName } from '@wabu/shared/entities/files';
import {
  type Frontend,
  type FrontendInput,
  type FrontendWithProvenance,
  frontendInputSchema,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend-url';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { withValues } from '@wabu/shared/entities/messages/messages';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import type { Context } from 'hono';
import { listFiles } from '../../files/object-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, invalid } from '../../http/problem.ts';
import type { Database } from '../../platform/platform.ts';
import type { Content, Earlier, RecordKind } from '../../records/pipeline/define-record.ts';
import { acceptBy, freeKey } from '../../records/pipeline/free-key.ts';
import { moveFilesBack } from '../../records/store/trashed-files-repository.ts';
import { isRecordInTrash } from '../../records/store/trashed-repository.ts';
import { findFrontend, type StoredFrontend } from './frontend-repository.ts';
import { suppliersNamed } from './named-suppliers-repository.ts';
import { type Origins, withOrigins } from './with-origins.ts';

type TrashedFrontend = FrontendWithProvenance & { supplierId: string };

/** The frontend with its version, texts, their provenance and its pictures. It is not published. */
export const comeBack: RecordKind<StoredFrontend>['comeBack'] = async (c, entry, { key }) => {
  const { database } = c.get('platform');
  const { supplierId: deleted, ...record } = entry.document as TrashedFrontend;
  const supplierId = await supplierOf(database, deleted, record.Fornitore);
  const URL = await freeKey({
    own: record.URL,
    chosen: key,
    accept: acceptBy(frontendInputSchema.shape.URL, frontendMessages.url),
    isTaken: async (url) => (await findFrontend(database, normaliseFrontendUrl(url))) !== null,
    taken: trashMessages.urlTaken,
  });
  const { version } = record;
  const frontend = { ...record, URL };
  return {
    record: { id: entry.recordId, version, supplierId, frontend },
    statements: moveFilesBack(entry.id, frontendImagesFolder(normaliseFrontendUrl(URL))),
  };
};

/** The supplier of the frontend, or one of the same name that was created since, as a save would link it. Throws 409. */
async function supplierOf(database: Database, id: string, name: string): Promise<string> {
  const named = await suppliersNamed(database, name);
  const linked = named.find((one) => one.id === id) ?? named[0];
  if (linked !== undefined) return linked.id;
  const isDeleted = await isRecordInTrash(database, { entity: 'supplier', recordId: id });
  const message = isDeleted ? trashMessages.supplierInTrash : trashMessages.supplierGone;
  throw httpProblem(409, 'incomplete', withValues(message, { name }), { linked: [name] });
}

/** What saves an earlier content of a frontend, without what it names and is gone. Throws 400 and 409. */
export async function fromContent(
  c: Context<ApiEnv>,
  { frontend: stored }: StoredFrontend,
  content: Content,
): Promise<Earlier<FrontendInput>> {
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
    facts: {},
    ...then,
    ...pictures,
    ...(isSupplierGone && { Fornitore: stored.Fornitore }),
    origins: toSent(origins, withOrigins(stored).origins),
  });
  if (!input.success) throw invalid(toFieldProblems(input.error));
  const kept = isSupplierGone && Fornitore !== stored.Fornitore ? [['Fornitore']] : [];
  return { change: input.data, kept, missing };
}

/** The pictures of then that still exist; in place of another one the present picture stays. */
async function existingPictures(database: Database, now: Frontend, then: Frontend) {
  const files = await listFiles(database, frontendImagesFolder(normaliseFrontendUrl(now.URL)));
  const present = new Set(['', now.Logo, now.Copertina, ...now.Slideshow]);
  const exists = (name: string) =>
    present.has(name) || files.some((file) => file.name === (storedFileName(name) ?? name));
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
