import { queryOptions } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import { api } from './frontends-client.ts';

export function pictureUsesQuery(URL: string) {
  return queryOptions({
    queryKey: ['frontends', 'pictures', URL],
    queryFn: async () => (await answer(api.d1.getpictureuses.$get({ query: { URL } }))).uses,
  });
}

interface PictureKey {
  URL: string;
  name: string;
}

export async function deletePicture(key: PictureKey): Promise<void> {
  await answer(api.r2.deletepicture.$delete({ json: key }));
}

/** Renames a picture, also in the record, whose version it answers. `version`: the one that the user sees. */
export function renamePicture(key: PictureKey, next: string, version: number | null) {
  const options = version === null ? {} : ifMatch(version);
  return answer(api.r2.renamepicture.$post({ json: { ...key, next } }, options));
}
