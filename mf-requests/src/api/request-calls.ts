import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import { LIST_STALE_MS } from '@wabu/shared/entities/lists/list-pages';
import type {
  NewRequest,
  RequestChange,
  RequestFilters,
  VisitorRequest,
} from '@wabu/shared/entities/requests/request';
import { idempotent } from '@wabu/shared/http';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { DeepL, d1 } from './requests-client.ts';

const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['requests', 'one', id],
    async queryFn({ signal }): Promise<VisitorRequest | null> {
      try {
        return await answer(d1.getrequest.$get({ query: { id } }, { init: { signal } }));
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: LIST_STALE_MS,
  });

/** The request with this id; null for none, undefined while it is read. */
export function useRequest(id: string | null): {
  stored: VisitorRequest | null | undefined;
  isFailed: boolean;
} {
  const { data, isError } = useQuery({ ...requestQuery(id ?? ''), enabled: id !== null });
  return { stored: id === null ? null : data, isFailed: isError };
}

const shownVersion = (queries: QueryClient, id: string) =>
  queries.getQueryData(requestQuery(id).queryKey)?.version ?? 0;

export function addRequest(json: NewRequest, { key, batch }: { key: string; batch: string }) {
  return answer(d1.addrequest.$post({ json }, idempotent(key, batch)));
}

/** Changes a request, in the version that is shown, and shows it. `batch`: the id by which it can be undone. */
export async function sendChange(
  queries: QueryClient,
  change: RequestChange,
  batch?: string,
): Promise<VisitorRequest> {
  const { queryKey } = requestQuery(change.id);
  try {
    const saved = await answer(
      d1.updaterequest.$put({ json: change }, ifMatch(shownVersion(queries, change.id), batch)),
    );
    queries.setQueryData(queryKey, saved);
    return saved;
  } finally {
    // Also what another person has changed meanwhile.
    void queries.invalidateQueries({ queryKey: ['requests'] });
  }
}

/** Deletes a request in the version that is shown: it may have been read since it was chosen. */
export const removeRequest = (queries: QueryClient, id: string, batch: string) =>
  answer(d1.deleterequest.$delete({ json: { id } }, ifMatch(shownVersion(queries, id), batch)));

export const mergeRequest = ({ id, version }: VisitorRequest, other: string, batch: string) =>
  answer(d1.mergerequests.$post({ json: { id, other } }, ifMatch(version, batch)));

/** Sends the mails of a request again that have failed. */
export async function resendMails(queries: QueryClient, id: string): Promise<void> {
  const request = await answer(d1.resendmail.$post({ json: { id } }));
  queries.setQueryData(requestQuery(id).queryKey, request);
}

/** The path under which the supplier answers a request, until when, and whether it is mailed. */
export const forwardRequest = (id: string) => answer(d1.forwardrequest.$post({ json: { id } }));

export const withdrawLink = (id: string) => answer(d1.forwardrequest.$delete({ json: { id } }));

/** The newest requests that a search finds. */
export const findRequests = (
  query: { text: string; filters?: RequestFilters; limit?: number },
  signal: AbortSignal,
) => answer(d1.searchrequests.$post({ json: query }, { init: { signal } }));

/** The names of the users. */
export function usePeople(): string[] {
  const { data = [] } = useQuery({
    queryKey: ['users'],
    queryFn: ({ signal }) => answer(d1.getusers.$get(undefined, { init: { signal } })),
  });
  return data.map(({ clear_name }) => clear_name);
}

/** Formatted text by DeepL, through our server, which holds the key. */
export async function translateHtml(
  html: string,
  from: LanguageCode,
  to: LanguageCode,
): Promise<string> {
  const json = {
    text: html,
    source_lang: languageOf(from).deepl.source,
    target_lang: languageOf(to).deepl.target,
  };
  const { translations } = await answer(DeepL.translate.$post({ json }));
  return translations[0]?.text ?? '';
}
