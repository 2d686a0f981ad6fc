import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import {
  type Frontend,
  type FrontendWithProvenance,
  frontendInputSchema,
} from '@wabu/shared/entities/frontend';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { type FieldPath, historyMessages } from '@wabu/shared/entities/history/history';
import type { Restored } from '@wabu/shared/entities/history/restore';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import { type Supplier, supplierInputSchema } from '@wabu/shared/entities/supplier';
import { apply, diff, type Step } from '@wabu/shared/tree';
import type { Context } from 'hono';
import { frontendKind } from '../frontends/frontend-repository.ts';
import { changeFrontend } from '../frontends/frontend-service.ts';
import { type Origins, withOrigins } from '../frontends/with-origins.ts';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid, notFound } from '../http/problem.ts';
import { readPictureFiles } from '../pictures/picture-repository.ts';
import { storedName } from '../pictures/picture-uses.ts';
import type { Database } from '../platform/platform.ts';
import { contentOf } from '../store/change-repository.ts';
import { supplierKind, suppliersNamed } from '../suppliers/supplier-repository.ts';
import { changeSupplier } from '../suppliers/supplier-service.ts';
import { type Content, currentContent, goneProblem } from './current-record.ts';
import { boundOf, statesAt } from './states.ts';

/** Saves an earlier content of a frontend, without what it names and is gone. Throws 400, 404, 409 and 412. */
async function restoreFrontend(
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

interface RestorableRef {
  entity: 'supplier' | 'frontend';
  id: string;
}

interface Restore extends RestorableRef {
  entry: number;
  /** The state before that entry instead. */
  before?: true | undefined;
  /** Only these fields; all of them without. */
  fields?: FieldPath[] | undefined;
}

/**
 * Saves the state of a record that an entry left or found, or some of its fields, as an ordinary save with its checks. Throws
 * 400, 404, and 412 when `expected` is older than the record.
 */
export async function restoreEntry(
  c: Context<ApiEnv>,
  { entry, before, fields, ...record }: Restore,
  expected: number | null,
): Promise<Restored> {
  const { database } = c.get('platform');
  const bound = await boundOf(database, record, entry);
  if ((await currentContent(database, record)) === null) throw await goneProblem(database, record);
  const [state] = await statesAt(database, record, [before ? bound - 1 : bound]);
  if (!state) throw notFound(historyMessages.unknown);
  return restoreState(c, record, state, { fields, expected });
}

interface Options {
  fields?: FieldPath[] | undefined;
  /** The version that the restore is based on; null for the present one. */
  expected: number | null;
}

export async function restoreState(
  c: Context<ApiEnv>,
  { entity, id }: RestorableRef,
  state: Content,
  { fields, expected }: Options,
): Promise<Restored> {
  const { database } = c.get('platform');
  const [supplier] = entity === 'supplier' ? await supplierKind.read(database, 'id', [id]) : [];
  const [found] = entity === 'frontend' ? await frontendKind.read(database, 'id', [id]) : [];
  const stored = supplier ?? found?.frontend;
  if (stored === undefined) throw await goneProblem(database, { entity, id });
  const now = contentOf(supplier ?? withOrigins(stored as FrontendWithProvenance));
  const steps = diff(state, now).filter(
    (step) => fields?.some((field) => concerns(step, field)) ?? true,
  );
  if (steps.length === 0) return { version: stored.version, kept: [], missing: [] };
  const content = apply(now, steps);
  const version = expected ?? stored.version;
  return supplier
    ? restoreSupplier(c, supplier, content, version)
    : restoreFrontend(c, stored as FrontendWithProvenance, content, version);
}

/** True when a step gives back a field: the field itself, a part of it, or the section that it is in. */
function concerns({ path, ...step }: Step, field: FieldPath): boolean {
  const [first, ...origin] = path;
  // The origin of a text goes with the text.
  const own = first === 'origins' ? ['Sezioni', ...origin.flatMap((key) => key.split('/'))] : path;
  if ('order' in step || field.length === 1)
    return own.length === field.length && startsWith(own, field);
  return startsWith(own, field) || startsWith(field, own);
}

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((key, at) => path[at] === key);

async function restoreSupplier(
  c: Context<ApiEnv>,
  stored: Supplier,
  content: Content,
  version: number,
): Promise<Restored> {
  // The history has no tax code.
  const input = supplierInputSchema.safeParse({ ...content, PIVA: stored.PIVA });
  if (!input.success) throw invalid(toFieldProblems(input.error));
  const saved = await changeSupplier(c, input.data, version, 'restore');
  const isKept = content.PIVA !== contentOf(stored).PIVA;
  return { version: saved.version, kept: isKept ? [['PIVA']] : [], missing: [] };
}
