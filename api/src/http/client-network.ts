import type { Context } from 'hono';
import { convertIPv6BinaryToString, isIPv4MappedIPv6 } from 'hono/utils/ipaddr';
import { canonicalAddress, ipv6Binary } from '../platform/canonical-address.ts';
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
