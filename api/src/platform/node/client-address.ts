import { type BlockList, isIP } from 'node:net';

/**
 * The address that limits count on. Without trusted proxies it is the peer's and headers say nothing;
 * behind them it is the last address of `X-Forwarded-For` that no trusted proxy has.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trusted: BlockList | null,
): string {
  const address = plain(peer);
  if (trusted === null || !isTrusted(trusted, address)) return address;
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break;
    if (!isTrusted(trusted, hop)) return hop;
  }
  return address;
}

function isTrusted(trusted: BlockList, address: string): boolean {
  return trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** `::ffff:127.0.0.1` is `127.0.0.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
