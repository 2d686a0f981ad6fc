import { answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import type { ContractServer } from '../../server.ts';

/** Calls about a published cover. */
export function coverCalls(server: () => ContractServer) {
  const { newFrontend, published, storePicture } = micrositeCalls(server);
  const get = (path: string, headers: Record<string, string> = {}) =>
    server().fetch(path, { headers });

  /** A frontend that `publish` publishes; its cover has 1200 × 800 pixels. */
  async function withCover(bytes?: Uint8Array<ArrayBuffer>) {
    const made = await newFrontend();
    const { URL } = made.input;
    const large = await aPicture('png', { width: 1_200, height: 800 });
    await storePicture(URL, 'lago.png', bytes ?? large);
    return {
      ...made,
      URL,
      publish: () => answer(made.d1.publishfrontend.$post({ json: { URL } })),
    };
  }
  const coverOf = async (URL: string) => {
    const { cover } = await published(URL);
    if (cover === null) throw new Error('no cover');
    return cover;
  };
  return { withCover, coverOf, get };
}
