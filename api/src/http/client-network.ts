import type { Context } from 'hono';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import type { ApiEnv } from './env.ts';

/** The client's network: the key of all limits by address. */
export function clientNetwork(c: Context<ApiEnv>): string {
  return networkOf(c.get('platform').clientAddress(c.req.raw, c.env));
}

/** The address itself for IPv4, the /64 for IPv6: a customer gets at least a /64 (RIPE-690). */
export function networkOf(address: string): string {
  const binary = ipv6Binary(address);
  if (binary === null) return address;
  if (isIPv4MappedIPv6(binary)) return canonicalAddress(address);
  return `${convertIPv6BinaryToString((binary >> 64n) << 64n)}/64`;
}

/** The canonical form of an address: `::ffff:7f00:1` becomes `127.0.0.1`. Other texts stay unchanged. */
export function canonicalAddress(address: string): string {
  const binary = ipv6Binary(address);
  if (binary === null) return address;
  return isIPv4MappedIPv6(binary)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary))
    : convertIPv6BinaryToString(binary);
}

function ipv6Binary(address: string): bigint | null {
  if (!address.includes(':')) return null;
  try {
    return convertIPv6ToBinary(address);
  } catch {
    return null;
  }
}
