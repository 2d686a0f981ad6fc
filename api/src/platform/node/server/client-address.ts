import { type BlockList, isIP } from 'node:net';
import { canonicalAddress } from '../../canonical-address.ts';

/**
 * The client's address for rate limits: the peer's without trusted proxies, else the last address of
 * `X-Forwarded-For` that is not a trusted proxy.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trusted: BlockList | null,
): string {
  const address = canonicalAddress(peer);
  if (trusted === null || !isTrusted(trusted, address)) return address;
  const hops = (forwardedFor ?? '').split(',').map((hop) => canonicalAddress(hop.trim()));
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break;
    if (!isTrusted(trusted, hop)) return hop;
  }
  return address;
}

export const isProxy = (peer: string, trusted: BlockList | null): boolean =>
  trusted !== null && isTrusted(trusted, canonicalAddress(peer));

function isTrusted(trusted: BlockList, address: string): boolean {
  return trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
