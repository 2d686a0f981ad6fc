import { queryOptions } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
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

export async function deletePicture(key: PictureKey, batch: string): Promise<void> {
  await answer(api.r2.deletepicture.$delete({ json: key }, { headers: { [BATCH_HEADER]: batch } }));
}

/** Renames a picture, also in the record, whose version it answers. `version`: the one that the user sees. */
export function renamePicture(key: PictureKey, next: string, version: number | null) {
  const options = version === null ? {} : ifMatch(version);
  return answer(api.r2.renamepicture.$post({ json: { ...key, next } }, options));
}
