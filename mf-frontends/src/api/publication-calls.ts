import { answer, ifMatch } from '@wabu/api/client';
import { api } from './frontends-client.ts';

interface PublishRequest {
  URL: string;
  version: number;
  batch?: string;
  revision?: number;
  key: string;
}

export function publishFrontend({ URL, version, batch, revision, key }: PublishRequest) {
  const { headers } = ifMatch(version, batch);
  return answer(
    api.d1.publishfrontend.$post(
      { json: { URL, ...(revision !== undefined && { revision }) } },
      { headers: { ...headers, 'Idempotency-Key': key } },
    ),
  );
}

export function unpublishFrontend({
  URL,
  version,
  batch,
}: Pick<PublishRequest, 'URL' | 'version' | 'batch'>) {
  return answer(api.d1.unpublishfrontend.$post({ json: { URL } }, ifMatch(version, batch)));
}

export type PublicationAnswer = Awaited<ReturnType<typeof publishFrontend>>;
