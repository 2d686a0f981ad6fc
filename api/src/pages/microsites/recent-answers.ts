import { MICROSITES_PATH } from '@wabu/shared/entities/microsites/microsite-path';
import { matchesEtag } from '../../http/matches-etag.ts';
import { newRequestId } from '../../http/request-id.ts';
import { notedRevision } from '../../lists/known-revisions.ts';
import type { FastResponse, RequestHead } from '../../platform/fast-path.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageAnswer } from '../document/answer-page.ts';

interface Recent {
  answer: PageAnswer;
  /** The revision of all microsites that it shows. */
  revision: number;
  /** Milliseconds since 1970. */
  until: number;
  headers: string[];
}

/**
 * How long an answer is repeated without a look at what changes by time or by a release. A publication or
 * withdrawal ends it at once.
 */
const REPEATED_MS = 500;
const MAX_ANSWERS = 1_000;

/** Everything that decides about an answer; two requests with equal values get the same bytes. */
const deciding = ['host', 'cookie', 'accept-language', 'accept-encoding'] as const;

/** Answers of the last moment by request, so that a page that many read at once costs as little as a file. */
class RecentAnswers {
  readonly #answers = new Map<string, Recent>();

  constructor(private readonly platform: Platform) {}

  /** The revision of all microsites where it is in memory. Read it before what an answer shows. */
  get revision(): number | undefined {
    return notedRevision(this.platform.database, 'microsites');
  }

  add(head: RequestHead, answer: PageAnswer, revision: number | undefined): void {
    const key = keyOf(head);
    if (revision === undefined || key === null || answer.body === null) return;
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    const until = this.platform.now() + REPEATED_MS;
    const length = { 'Content-Length': String(answer.body.byteLength) };
    const headers = Object.entries({ ...answer.headers, ...length }).flat();
    this.#answers.delete(key);
    this.#answers.set(key, { answer, revision, until, headers });
  }

  /** The answer that the route would give, without Hono. Null sends the request to the route. */
  find(head: RequestHead): FastResponse | null {
    if (this.#answers.size === 0) return null;
    const key = keyOf(head);
    const recent = key === null ? undefined : this.#answers.get(key);
    if (recent === undefined) return null;
    if (recent.until < this.platform.now() || recent.revision !== this.revision) return null;
    const id = ['X-Request-Id', newRequestId()];
    const { headers, body } = recent.answer;
    if (matchesEtag(head.header('if-none-match'), headers.ETag ?? ''))
      return { status: 304, headers: [...Object.entries(headers).flat(), ...id], body: null };
    return { status: 200, headers: [...recent.headers, ...id], body };
  }
}

const known = new WeakMap<Platform, RecentAnswers>();

/** The recent answers of a platform. */
export function recentAnswersOf(platform: Platform): RecentAnswers {
  const answers = known.get(platform) ?? new RecentAnswers(platform);
  known.set(platform, answers);
  return answers;
}

/** Null for a request whose answer may set a cookie: the language menu sends the page it stands on. */
function keyOf({ method, path, header }: RequestHead): string | null {
  if (method !== 'GET' || !path.includes(`${MICROSITES_PATH}/`)) return null;
  if (header('referer') !== undefined) return null;
  return [path, ...deciding.map((name) => header(name) ?? '')].join('\n');
}
