import type { Context } from 'hono';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import type { ApiEnv } from './env.ts';

/** What every limit by address counts: the network of whoever sent the request. */
export function clientNetwork(c: Context<ApiEnv>): string {
  return networkOf(c.get('platform').clientAddress(c.req.raw, c.env));
}

/**
 * An IPv4 address is its own network. Of IPv6 it is the /64: providers give each customer at least that much,
 * so its addresses are one client's.
 */
export function networkOf(address: string): string {
  const binary = ipv6Binary(address);
  if (binary === null) return address;
  if (isIPv4MappedIPv6(binary)) return canonicalAddress(address);
  return `${convertIPv6BinaryToString((binary >> 64n) << 64n)}/64`;
}

/** An address in its one spelling: `::ffff:7f00:1` is `127.0.0.1`. What is no IPv6 address stays as it is. */
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
