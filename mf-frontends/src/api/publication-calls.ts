import { answer, ifMatch } from '@wabu/api/client';
import { api } from './frontends-client.ts';

interface PublishRequest {
  URL: string;
  version: number;
  /** An earlier publication to bring back, by its revision. */
  revision?: number;
  /** The Idempotency-Key: a retry gets the first answer. */
  key: string;
}

/** Makes the saved version public. The server answers 412 when a newer one exists. */
export function publishFrontend({ URL, version, revision, key }: PublishRequest) {
  const { headers } = ifMatch(version);
  return answer(
    api.d1.publishfrontend.$post(
      { json: { URL, ...(revision !== undefined && { revision }) } },
      { headers: { ...headers, 'Idempotency-Key': key } },
    ),
  );
}

/** Takes the microsite down. */
export function unpublishFrontend({ URL, version }: Pick<PublishRequest, 'URL' | 'version'>) {
  return answer(api.d1.unpublishfrontend.$post({ json: { URL } }, ifMatch(version)));
}

/** The answer to a publication or withdrawal. */
export type PublicationAnswer = Awaited<ReturnType<typeof publishFrontend>>;
