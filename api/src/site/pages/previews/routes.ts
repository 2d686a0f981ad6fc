import { fileMessages } from '@wabu/shared/entities/files';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { PREVIEW_PATH, previewLimits } from '@wabu/shared/entities/microsites/preview';
import { isStorable } from '@wabu/shared/entities/text';
import { languageInPath, pathInLanguage, splitPath } from '@wabu/shared/i18n/language-path';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { PREVIEW_FIELDS, type PreviewOutcome } from '@wabu/shared/microsite';
import type { Context, Hono } from 'hono';
import type { ApiEnv } from '../../../http/env.ts';
import { HttpProblem, malformed, notFound } from '../../../http/problem.ts';
import { sha256 } from '../../../http/sha256.ts';
import { consumeAttempt } from '../../../records/store/attempt-limits.ts';
import { answerMedia, findMedia } from '../../microsites/media.ts';
import {
  findOpenPreview,
  insertApproval,
  insertComment,
  type OpenPreview,
  readAnswers,
} from '../../previews/preview-repository.ts';
import {
  answerHidden,
  hidden,
  type Live,
  readOwnForm,
  redirectHidden,
  storedLanguage,
} from '../document/hidden-page.ts';
import type { LiveSite } from '../document/still-document.ts';
import { bestLanguage, chooseLanguage } from '../request/choose-language.ts';

/** A comment whose characters have four bytes, each sent as `%F0`, with the other fields. */
const FORM_LIMIT = previewLimits.comment * 12 + 1_024;

/** What a form of the supplier led to; `typed` is given back to correct it. */
interface Answered {
  outcome: PreviewOutcome;
  typed: string;
}

/** Stores an approval or a comment. Throws 400, 403, 413 and 415 for what no form of ours sends. */
async function storeAnswer(c: Context<ApiEnv>, preview: OpenPreview): Promise<Answered> {
  const form = await readOwnForm(c, FORM_LIMIT);
  const { database, now } = c.get('platform');
  const kind = form.get(PREVIEW_FIELDS.kind);
  if (kind === 'approval') {
    await database.write([insertApproval(preview.id, now())]);
    return { outcome: 'thanks', typed: '' };
  }
  if (kind !== 'comment') throw malformed();
  const text = plainComment(form.get(PREVIEW_FIELDS.text) ?? '');
  if (text === '') return { outcome: 'empty', typed: '' };
  if (text.length > previewLimits.comment) return { outcome: 'tooLong', typed: text };
  if (!(await isWithinLimit(c, preview))) return { outcome: 'tooMany', typed: text };
  await database.write([insertComment(preview.id, text, now())]);
  return { outcome: 'thanks', typed: '' };
}

/** Plain text with single line ends, without control characters. */
function plainComment(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  return isStorable(lines) ? lines.trim() : '';
}

async function isWithinLimit(c: Context<ApiEnv>, { id }: OpenPreview): Promise<boolean> {
  const limit = { key: `preview ${id}`, max: previewLimits.commentsPerDay, windowMs: DAY_MS };
  try {
    await consumeAttempt(c.get('platform'), limit);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 429) return false;
    throw error;
  }
}

/** The pages that a supplier reads without an account: `/anteprima/<token>`, also below a language. */
export function previewPages(app: Hono<ApiEnv>, live: Live): void {
  const path = `${PREVIEW_PATH}/:token{[^/]+}`;
  for (const prefix of ['', ...languageCodes.map((code) => `/${code}`)]) {
    app.get(prefix + path, async (c) => {
      const preview = await openPreview(c);
      if (preview === null) return answerEnded(c, await live());
      const language = bestOf(c, preview);
      const named = languageInPath(c.req.path);
      if (named !== null && named !== language) return redirectHidden(c, language, 302);
      return answerPreview(c, await live(), { preview, language, outcome: null, typed: '' });
    });
    app.post(prefix + path, async (c) => {
      const preview = await openPreview(c);
      if (preview === null) return answerEnded(c, await live());
      const language = bestOf(c, preview);
      const { outcome, typed } = await storeAnswer(c, preview);
      // The sentence of thanks is part of the address, so that a reload sends nothing again.
      if (outcome === 'thanks') return redirectHidden(c, language, 303, `?${THANKS}#answer`);
      return answerPreview(c, await live(), { preview, language, outcome, typed });
    });
  }
  app.get(`${path}/media/:blob/:size`, async (c) => {
    const { blob, size } = c.req.param();
    const preview = await openPreview(c);
    const picture = preview?.pictures.find((one) => one.blob === blob);
    const media = picture ? await findMedia(c.get('platform'), picture, size) : null;
    if (media === null) throw notFound(fileMessages.notFound);
    return answerMedia(c, media, { ...hidden, ETag: `"${blob.slice(0, 32)}-${media.size}"` });
  });
}

const THANKS = 'thanks';

async function openPreview(c: Context<ApiEnv>): Promise<OpenPreview | null> {
  const token = c.req.param('token') ?? '';
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const { database, now } = c.get('platform');
  return findOpenPreview(database, await sha256(token), now());
}

interface Answering {
  preview: OpenPreview;
  language: LanguageCode;
  outcome: PreviewOutcome | null;
  typed: string;
}

async function answerPreview(
  c: Context<ApiEnv>,
  site: LiveSite,
  { preview, language, outcome, typed }: Answering,
): Promise<Response> {
  // Loaded on demand: React's server renderer would be a third of the program.
  const { renderPreview } = await import('./render-preview.tsx');
  const { path } = splitPath(c.req.path);
  const page = renderPreview({
    preview,
    language,
    path,
    action: `${pathInLanguage(path, language)}#answer`,
    answers: await readAnswers(c.get('platform').database, preview.id),
    outcome: outcome ?? (c.req.query(THANKS) === undefined ? null : 'thanks'),
    typed,
  });
  const rejected = outcome === 'tooMany' ? 429 : 400;
  return answerHidden(c, site, { page, language, status: outcome === null ? 200 : rejected });
}

async function answerEnded(c: Context<ApiEnv>, site: LiveSite): Promise<Response> {
  const { renderEnded } = await import('./render-preview.tsx');
  const language = chooseLanguage(c.req.path, storedLanguage(c), c.req.header('Accept-Language'));
  const page = renderEnded(language, languageCodes);
  return answerHidden(c, site, { page, language, status: 404 });
}

/** The language of the address where the preview has it, else the visitor's best one. */
function bestOf(c: Context<ApiEnv>, { document }: OpenPreview): LanguageCode {
  const named = languageInPath(c.req.path);
  if (named !== null && document.languages.includes(named)) return named;
  return bestLanguage(document.languages, storedLanguage(c), c.req.header('Accept-Language'));
}
