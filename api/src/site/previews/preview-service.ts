import type { Frontend } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import {
  PREVIEW_PATH,
  type PreviewState,
  previewLimits,
  previewMessages,
} from '@wabu/shared/entities/microsites/preview';
import { randomId } from '@wabu/shared/entities/random-id';
import { supplierMessages } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { currentFrontend, frontendKind } from '../../frontends/record/frontend-kind.ts';
import { findFrontend } from '../../frontends/record/frontend-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { sha256 } from '../../http/sha256.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import type { Platform } from '../../platform/platform.ts';
import { refOf } from '../../records/pipeline/define-record.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordChange } from '../../records/store/change-repository.ts';
import { findPublicSupplier } from '../microsites/microsite-repository.ts';
import { findPictures } from '../microsites/stored-pictures.ts';
import {
  deleteUnanswered,
  endPreviews,
  insertPreview,
  readPreviewState,
} from './preview-repository.ts';

/** 256 bits. */
const TOKEN_BYTES = 32;

export interface NewLink {
  /** Answered this once; only its hash is stored. */
  path: string;
  version: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Makes a link to the saved version and ends the one before. Throws 404, 409 and 412. */
export const createPreview = (
  c: Context<ApiEnv>,
  URL: string,
  expected: number | null,
): Promise<NewLink> =>
  retryOvertaken(async () => {
    const platform = c.get('platform');
    const author = authorOf(c);
    const stored = await currentFrontend(c, URL, expected);
    const { id, version, supplierId, frontend } = stored;
    const shown = await composed(platform, supplierId, frontend);
    const token = randomId(TOKEN_BYTES);
    const expiresAt = author.at + previewLimits.days * DAY_MS;
    await platform.database.write({
      requires: [frontendKind.store.areUnchanged([stored])],
      statements: [
        endPreviews(id, author.at),
        insertPreview({
          id: randomId(),
          frontendId: id,
          tokenHash: await sha256(token),
          version,
          ...shown,
          createdBy: author.name,
          createdAt: author.at,
          expiresAt,
        }),
        recordChange(author, {
          ...refOf(frontendKind, stored),
          action: 'share',
          after: { version },
        }),
        deleteUnanswered(id, author.at),
      ],
    });
    return { path: `${PREVIEW_PATH}/${token}`, version, expiresAt };
  });

/** Ends the link of a frontend. Throws 404 without one. */
export async function withdrawPreview(c: Context<ApiEnv>, URL: string): Promise<void> {
  const { database } = c.get('platform');
  const author = authorOf(c);
  const stored = await currentFrontend(c, URL, null);
  const { id } = stored;
  const { link } = await readPreviewState(database, id, author.at);
  if (link === null) throw notFound(previewMessages.none);
  await database.write([
    endPreviews(id, author.at),
    recordChange(author, {
      ...refOf(frontendKind, stored),
      action: 'unshare',
      before: { version: link.version },
    }),
  ]);
}

/** The link and the answers of a frontend. Throws 404. */
export async function previewStateOf(c: Context<ApiEnv>, URL: string): Promise<PreviewState> {
  const { database, now } = c.get('platform');
  const stored = await findFrontend(database, normaliseFrontendUrl(URL));
  if (stored === null) throw notFound();
  return readPreviewState(database, stored.id, now());
}

async function composed(platform: Platform, supplierId: string, frontend: Frontend) {
  if (frontend.damaged !== undefined)
    throw httpProblem(409, 'incomplete', micrositeMessages.damaged);
  const supplier = await findPublicSupplier(platform.database, supplierId);
  if (supplier === null) throw notFound(supplierMessages.notFound);
  const { pictures, pinned } = await findPictures(platform, frontend);
  // Loaded on demand: the sanitizer is nearly half of the program.
  const { composePreview } = await import('../microsites/compose-microsite.ts');
  const document = composePreview({ frontend, supplier, pictures });
  if (document.languages.length === 0) throw httpProblem(409, 'incomplete', previewMessages.empty);
  return { document, pictures: pinned };
}
