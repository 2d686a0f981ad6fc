import { keyedHash } from '../http/keyed-hash.ts';

/**
 * The secret of the link to a request: 256 bits that follow from its id and the server's secret. Its hash is stored, and
 * mails and a repeated form get the same link without storing it.
 */
export const linkTokenOf = (jwtSecret: string, requestId: string): Promise<string> =>
  keyedHash(jwtSecret, 'link to a request', requestId);

/** The same for its supplier; each end of the link has another secret, so that a withdrawn link stays withdrawn. */
export const supplierTokenOf = (jwtSecret: string, requestId: string, until: number) =>
  keyedHash(jwtSecret, 'link to a request for its supplier', `${requestId} ${until}`);
