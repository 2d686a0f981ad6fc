import { say } from '@wabu/shared/entities/messages/messages';
import { isProof } from '@wabu/shared/entities/requests/proof-of-work';
import {
  newRequestSchema,
  REQUEST_PATH,
  requestLimits,
  requestMessages,
  requestTextSchema,
} from '@wabu/shared/entities/requests/request';
import { textMessages } from '@wabu/shared/entities/text';
import { pathInLanguage, splitPath } from '@wabu/shared/i18n/language-path';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import {
  requestFields,
  requestFormWords,
  THREAD_FIELD,
  TRAP_FIELD,
  type TypedRequest,
  type WrongFields,
} from '@wabu/shared/microsite';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../../http/env.ts';
import { HttpProblem } from '../../../http/problem.ts';
import {
  closeRequest,
  type OpenedRequest,
  openRequest,
  receiveRequest,
  type Signs,
  writeAgain,
} from '../../../requests/visitor-requests.ts';
import { readMicrosite } from '../../microsites/read-microsite.ts';
import {
  answerHidden,
  hidden,
  type Live,
  readOwnForm,
  redirectHidden,
  storedLanguage,
} from '../document/hidden-page.ts';
import { chooseLanguage } from '../request/choose-language.ts';

/** A text whose characters have four bytes, each sent as `%F0`, and the other fields. */
const FORM_LIMIT = requestLimits.text * 12 + 8_192;

const RECEIVED = 'ricevuta';

/**
 * The pages of visitors' requests: `POST /richiesta` takes a form, `/richiesta/<token>` shows the request, also below
 * a language.
 */
export function requestPages(app: Hono<ApiEnv>, live: Live): void {
  for (const prefix of ['', ...languageCodes.map((code) => `/${code}`)]) {
    const [form, thread] = [prefix + REQUEST_PATH, `${prefix}${REQUEST_PATH}/:token{[^/]+}`];
    app.get(form, (c) => {
      const page = c.get('ownHost') ? '/' : '/contacts';
      return c.redirect(pathInLanguage(page, languageOf(c)), 302);
    });
    app.post(form, (c) => receive(c, live));
    app.get(thread, async (c) => {
      const request = await openHere(c);
      return request ? answerThread(c, live, request) : answerEnded(c, live);
    });
    app.post(thread, async (c) => {
      const request = await openHere(c);
      return request ? takeMessage(c, live, request) : answerEnded(c, live);
    });
  }
}

/** The request under a link; on a microsite's own host only one of that microsite. */
async function openHere(c: Context<ApiEnv>): Promise<OpenedRequest | null> {
  const opened = await openRequest(c, c.req.param('token') ?? '');
  const here = c.get('ownHost')?.URL ?? opened?.request.URL;
  return opened?.request.URL === here ? opened : null;
}

/** Takes a form: answers a script the link or what is wrong, as JSON, and a browser without one a page. */
async function receive(c: Context<ApiEnv>, live: Live): Promise<Response> {
  const language = languageOf(c);
  const form = await readOwnForm(c, FORM_LIMIT);
  const typed: TypedRequest = Object.fromEntries(
    [...requestFields, 'URL'].map((field) => [field, form.get(field) ?? '']),
  );
  typed.URL = c.get('ownHost')?.URL ?? typed.URL ?? '';
  const sent = { ...typed, people: Number(typed.people || 0), language };
  const read = z.safeParse(newRequestSchema, sent);
  const asksJson = c.req.header('Accept') === 'application/json';
  const answer = async (wrong: WrongFields, status: 400 | 409 | 429) => {
    if (asksJson) return c.json({ wrong }, status, hidden);
    const found = typed.URL ? await readMicrosite(c.get('platform'), typed.URL) : null;
    const site = found?.kind === 'published' ? found.microsite : undefined;
    const { renderForm } = await import('./render-request.tsx');
    const page = renderForm({ language, words: requestFormWords[language], site, typed, wrong });
    return answerHidden(c, await live(), { page, language, status });
  };
  if (!read.success) return answer(wrongFields(read.error), 400);
  try {
    const token = await receiveRequest(c, read.data, await signsOf(form));
    const link = `${pathInLanguage(REQUEST_PATH, language)}/${token}`;
    if (asksJson) return c.json({ link }, 201, hidden);
    return redirectHidden(c, language, 303, `/${token}?${RECEIVED}`);
  } catch (error) {
    const wrong = rejectionOf(error);
    return answer({ text: { problem: wrong } }, wrong === 'tooMany' ? 429 : 409);
  }
}

async function signsOf(form: URLSearchParams): Promise<Signs> {
  const trap = form.get(TRAP_FIELD) ?? '';
  const seconds = form.get('seconds');
  if (seconds === null) return { trap };
  const hasProof = await isProof(form.get('text') ?? '', Number(form.get('proof')));
  return { trap, script: { seconds: Number(seconds) || 0, hasProof } };
}

/** What the page says of a request that was not accepted. Throws what it has no words for. */
function rejectionOf(error: unknown): 'tooMany' | 'full' {
  if (error instanceof HttpProblem && error.status === 429) return 'tooMany';
  if (error instanceof HttpProblem && error.status === 409) return 'full';
  throw error;
}

const problems: Record<string, NonNullable<WrongFields['kind']>['problem']> = {
  [textMessages.required]: 'required',
  [textMessages.tooLong]: 'tooLong',
  [requestMessages.email]: 'wrongEmail',
  [requestMessages.date]: 'wrongDate',
  [requestMessages.order]: 'order',
  [requestMessages.people]: 'wrongPeople',
};

/** The first problem of each field. */
function wrongFields({ issues }: z.core.$ZodError): WrongFields {
  const wrong = issues.toReversed().map(({ path, message }) => {
    const { messageCode = '', values } = say(message);
    return [
      String(path[0]),
      { problem: problems[messageCode] ?? 'invalid', max: Number(values?.max) },
    ];
  });
  return Object.fromEntries(wrong);
}

async function takeMessage(
  c: Context<ApiEnv>,
  live: Live,
  opened: OpenedRequest,
): Promise<Response> {
  const language = languageOf(c);
  const form = await readOwnForm(c, FORM_LIMIT);
  if (form.get(THREAD_FIELD) === 'close' && opened.reader === 'visitor') {
    await closeRequest(c, opened.request);
    return redirectHidden(c, language, 303);
  }
  const typed = form.get('text') ?? '';
  const text = z.safeParse(z.object({ text: requestTextSchema }), { text: typed });
  if (!text.success)
    return answerThread(c, live, opened, { wrong: wrongFields(text.error), typed, status: 400 });
  try {
    await writeAgain(c, opened, text.data.text);
    // The sentence of thanks is part of the address, so that a reload sends nothing again.
    return redirectHidden(c, language, 303, `?${RECEIVED}`);
  } catch (error) {
    const outcome = rejectionOf(error);
    const status = outcome === 'tooMany' ? 429 : 409;
    return answerThread(c, live, opened, { outcome, typed, status });
  }
}

interface Rejected {
  outcome?: 'tooMany' | 'full';
  wrong?: WrongFields;
  typed?: string;
  status?: 200 | 400 | 409 | 429;
}

async function answerThread(
  c: Context<ApiEnv>,
  live: Live,
  { reader, request }: OpenedRequest,
  { outcome, wrong = {}, typed = '', status = 200 }: Rejected = {},
): Promise<Response> {
  // Loaded on demand: React's server renderer would be a third of the program.
  const { renderThread } = await import('./render-request.tsx');
  // A supplier answers in Italian, which staff and machine translation begin from.
  const language = reader === 'visitor' ? languageOf(c) : 'it';
  const validUntil = reader === 'visitor' ? request.linkUntil : (request.supplierLinkUntil ?? 0);
  const page = renderThread({
    language,
    reader,
    request,
    wrong,
    typed,
    validUntil,
    action: pathInLanguage(splitPath(c.req.path).path, language),
    outcome: outcome ?? (c.req.query(RECEIVED) === undefined ? null : 'received'),
  });
  return answerHidden(c, await live(), { page, language, status });
}

async function answerEnded(c: Context<ApiEnv>, live: Live): Promise<Response> {
  const { renderEnded } = await import('./render-request.tsx');
  const language = languageOf(c);
  return answerHidden(c, await live(), { page: renderEnded(language), language, status: 404 });
}

const languageOf = (c: Context<ApiEnv>): LanguageCode =>
  chooseLanguage(c.req.path, storedLanguage(c), c.req.header('Accept-Language'));
