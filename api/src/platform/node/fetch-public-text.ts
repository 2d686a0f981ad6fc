import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { BlockList, isIP } from 'node:net';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_024;

/** Addresses that lead nowhere on the internet (IANA's registries of special-purpose addresses). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;
type Callback = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/**
 * Resolves a name to public addresses only. The connection takes these, so that the name cannot lead
 * elsewhere between check and use.
 */
export function publicLookup(lookup: Resolve = resolve) {
  return (hostname: string, options: LookupOptions, callback: Callback): void =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error('no address'));
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error(`${hostname} is not on the public internet`));
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}

/**
 * A short text from a host of the internet. Null for a redirect, an error, an address of our own network, and
 * an answer that is long or late.
 */
export function fetchPublicText(url: string, lookup = publicLookup()): Promise<string | null> {
  const { protocol, hostname } = new URL(url);
  // Node resolves no address, so the lookup would not see one.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.resolve(null);
  const get = protocol === 'https:' ? httpsGet : httpGet;
  return new Promise((done) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { signal, lookup: lookup as never, agent: false, maxHeaderSize: 8_192 };
    const request = get(url, options, (answer) => {
      readShort(answer).then(done, () => done(null));
    });
    request.on('error', () => done(null));
  });
}

async function readShort(answer: IncomingMessage): Promise<string | null> {
  try {
    if (answer.statusCode !== 200) return null;
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MAX_BYTES) return null;
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  } finally {
    answer.destroy();
  }
}
