import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** The canonical form of an address: `::ffff:7f00:1` becomes `127.0.0.1`. Other texts stay unchanged. */
export function canonicalAddress(address: string): string {
  const binary = ipv6Binary(address);
  if (binary === null) return address;
  return isIPv4MappedIPv6(binary)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary))
    : convertIPv6BinaryToString(binary);
}

/** The 128 bits of an IPv6 address; null for another text. */
export function ipv6Binary(address: string): bigint | null {
  if (!address.includes(':')) return null;
  try {
    return convertIPv6ToBinary(address);
  } catch {
    return null;
  }
}
