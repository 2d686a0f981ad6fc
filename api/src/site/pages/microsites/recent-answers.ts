import { MICROSITES_PATH } from '@wabu/shared/entities/microsites/microsite-path';
import { matchesEtag } from '../../../http/matches-etag.ts';
import { requestIdOf } from '../../../http/request-id.ts';
import type { FastResponse, RequestHead } from '../../../platform/fast-path.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notedRevision } from '../../../records/lists/write-and-invalidate.ts';
import type { PageAnswer } from '../document/answer-page.ts';

interface Recent {
  /** The values of the deciding headers. */
  asked: readonly (string | undefined)[];
  answer: PageAnswer;
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
/** The pattern of all pages of microsites, those on own hosts too. */
export const MICROSITE_ROUTE = `${MICROSITES_PATH}/*`;
const MAX_PATHS = 500;
const MAX_VARIANTS = 8;

/** Everything that decides about an answer; two requests with equal values get the same bytes. */
const deciding = ['host', 'cookie', 'accept-language', 'accept-encoding'] as const;

/** Answers of the last moment by request, so that a page that many read at once costs as little as a file. */
class RecentAnswers {
  readonly #answers = new Map<string, Recent[]>();

  constructor(private readonly platform: Platform) {}

  /** The revision of all microsites where it is in memory. Read it before what an answer shows. */
  get revision(): number | undefined {
    return notedRevision(this.platform.database, 'microsites');
  }

  add(head: RequestHead, answer: PageAnswer, revision: number | undefined): void {
    if (revision === undefined || answer.body === null || !isRepeated(head)) return;
    const asked = deciding.map(head.header);
    const others = (this.#answers.get(head.path) ?? []).filter(
      (one) => this.#isCurrent(one) && !isSame(one.asked, asked),
    );
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= MAX_PATHS && oldest !== undefined) this.#answers.delete(oldest);
    const until = this.platform.now() + REPEATED_MS;
    const length = { 'Content-Length': String(answer.body.byteLength) };
    const headers = Object.entries({ ...answer.headers, ...length }).flat();
    const recent = { asked, answer, revision, until, headers };
    this.#answers.set(head.path, [recent, ...others.slice(0, MAX_VARIANTS - 1)]);
  }

  /** The answer that the route would give, without Hono. Null sends the request to the route. */
  find(head: RequestHead): FastResponse | null {
    const variants = this.#answers.get(head.path);
    if (variants === undefined || !isRepeated(head)) return null;
    const recent = variants.find(({ asked }) =>
      deciding.every((name, at) => head.header(name) === asked[at]),
    );
    if (recent === undefined || !this.#isCurrent(recent)) return null;
    const { headers, body } = recent.answer;
    const has = matchesEtag(head.header('if-none-match'), headers.ETag ?? '');
    const own = has ? Object.entries(headers).flat() : recent.headers;
    const requestId = requestIdOf(this.platform, head.header, head.env);
    return {
      status: has ? 304 : 200,
      route: MICROSITE_ROUTE,
      requestId,
      headers: own.concat('X-Request-Id', requestId),
      body: has ? null : body,
    };
  }

  #isCurrent({ until, revision }: Recent): boolean {
    return until >= this.platform.now() && revision === this.revision;
  }
}

const isSame = (one: Recent['asked'], other: Recent['asked']) =>
  one.every((value, at) => value === other[at]);

/** False for a request whose answer may set a cookie: the language menu sends the page it stands on. */
const isRepeated = ({ method, header }: RequestHead) =>
  method === 'GET' && header('referer') === undefined;

const known = new WeakMap<Platform, RecentAnswers>();

export function recentAnswersOf(platform: Platform): RecentAnswers {
  const answers = known.get(platform) ?? new RecentAnswers(platform);
  known.set(platform, answers);
  return answers;
}
