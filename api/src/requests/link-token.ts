import { keyedHash } from '../http/keyed-hash.ts';

/**
 * The secret of the link to a request, of its visitor or of the supplier: 256 bits that follow from its id and the server's secret. Its hash is stored,
 * and mails and a repeated form get the same link without storing it.
 */
export const linkTokenOf = (
  jwtSecret: string,
  requestId: string,
  reader: 'visitor' | 'supplier' = 'visitor',
): Promise<string> =>
  keyedHash(
    jwtSecret,
    reader === 'visitor' ? 'link to a request' : 'link to a request for its supplier',
    requestId,
  );
