import { queryOptions } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import { api } from './frontends-client.ts';

export function previewLinkQuery(URL: string) {
  return queryOptions({
    queryKey: ['previews', URL],
    queryFn: () => answer(api.d1.getpreview.$get({ query: { URL } })),
  });
}

export const previewAnswersQuery = queryOptions({
  queryKey: ['previews'],
  queryFn: async () => (await answer(api.d1.getpreviewanswers.$get())).answers,
});

/** Makes a link to the saved version; only this answer has its path. */
export function createPreviewLink(URL: string, version: number) {
  return answer(api.d1.createpreview.$post({ json: { URL } }, ifMatch(version)));
}

export async function withdrawPreviewLink(URL: string): Promise<void> {
  await answer(api.d1.withdrawpreview.$post({ json: { URL } }));
}
