import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';

/** Labels of RFC 1123; `URL` has turned other letters into Punycode. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, the last one with a letter: an address in any notation ends with a number. */
const HOST = new RegExp(String.raw`^(?:${LABEL}\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$`);
/** Names that lead nowhere on the internet (RFC 6761, 6762, 8375 and ICANN's `internal`). */
const LOCAL = /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion|alt)$/;
const MAX_LENGTH = 253;

/** The host with which the URL of a frontend begins, in ASCII; null for a plain name, an address or a port. */
export function hostInUrl(url: string): string | null {
  const [first = ''] = url
    .trim()
    .replace(/^(?:https?:\/\/|\/)/i, '')
    .split('/');
  if (first.includes('@') || !URL.canParse(`http://${first}`)) return null;
  const { hostname, host } = new URL(`http://${first}`);
  const isName = hostname.length <= MAX_LENGTH && HOST.test(hostname) && !LOCAL.test(hostname);
  return isName && host === hostname ? hostname : null;
}

/** True for the site's own host, its subdomains, and the host without the `www.` before it. */
export function isSiteHost(host: string, publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return host === hostname || host.endsWith(`.${hostname}`) || hostname === `www.${host}`;
}

/** Where a host answers that it is served by this installation. */
export const HOST_CHALLENGE_PATH = '/.well-known/wabu-host';

export const ownHostSchema = z.object({
  /** The host in its URL; null when it has none that can be enabled. */
  host: z.nullable(z.string()),
  /** `off`: the server has no public address. `site`: it is the site's own host, which stays the site's. */
  state: z.enum(['enabled', 'disabled', 'off', 'site', 'none']),
  enabledBy: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  enabledAt: z.nullable(z.int()),
});
export type OwnHost = z.infer<typeof ownHostSchema>;

export const ownHostMessages = defineMessages('ownHost', {
  none: 'L’URL non comincia con un dominio: usa un URL come www.esempio.it',
  off: 'Manca l’indirizzo pubblico del server (PUBLIC_URL): lo imposta chi lo gestisce',
  site: 'Questo dominio è quello del sito: un microsito non può prenderlo',
  taken: 'Questo dominio è già attivo per un altro microsito',
  noAnswer:
    'Il dominio non porta ancora a questo server: controlla il DNS, aspetta qualche minuto e riprova',
  notEnabled: 'Il dominio non è attivo',
});
