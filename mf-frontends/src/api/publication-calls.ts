import { answer, ifMatch } from '@wabu/api/client';
import { api } from './frontends-client.ts';

interface PublishRequest {
  URL: string;
  version: number;
  /** The batch of an action on many frontends. */
  batch?: string;
  /** An earlier publication to bring back, by its revision. */
  revision?: number;
  /** The Idempotency-Key: a retry gets the first answer. */
  key: string;
}

/** Makes the saved version public. The server answers 412 when a newer one exists. */
export function publishFrontend({ URL, version, batch, revision, key }: PublishRequest) {
  const { headers } = ifMatch(version, batch);
  return answer(
    api.d1.publishfrontend.$post(
      { json: { URL, ...(revision !== undefined && { revision }) } },
      { headers: { ...headers, 'Idempotency-Key': key } },
    ),
  );
}

/** Takes the microsite down. */
export function unpublishFrontend({
  URL,
  version,
  batch,
}: Pick<PublishRequest, 'URL' | 'version' | 'batch'>) {
  return answer(api.d1.unpublishfrontend.$post({ json: { URL } }, ifMatch(version, batch)));
}

/** The answer to a publication or withdrawal. */
export type PublicationAnswer = Awaited<ReturnType<typeof publishFrontend>>;
