import {
  type RichTextTag,
  richTextImageTypes,
  richTextLinkRel,
  richTextLinkSchemes,
  richTextSharedAttributes,
  richTextTagAttributes,
} from './rules.ts';

/** White space, control characters and invisible characters, which browsers skip in a scheme. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}]/gu;
const schemeOf = /^([a-z][a-z0-9+.-]*):/i;
const schemes: readonly string[] = richTextLinkSchemes;

function isReachable(address: string, scheme: string): boolean {
  if (scheme === 'tel') return /^tel:[+().;=,*#a-z-]*\d[+\d().;=,*#a-z-]*$/i.test(address);
  if (scheme === 'mailto') return /^mailto:[^?]*[^?\s@]@[^?\s@]/i.test(address);
  try {
    const url = new URL(address);
    return url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

const mail = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;
const phone = /^\+?(?:[\d().-]|%20){6,}$/;
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?:[/?#]|$)/u;
/** A file beside a page that was copied, not a host. */
const file = /^[^/]*\.(?:html?|php|aspx?|pdf|docx?|jpe?g|png)(?:[?#]|$)/i;

/** Completes an address that begins without a scheme. */
function withScheme(address: string): string {
  if (schemeOf.test(address)) return address;
  if (mail.test(address)) return `mailto:${address}`;
  if (phone.test(address)) return `tel:${address}`;
  const site = address.replace(/^\/\//, '');
  return host.test(site) && !file.test(site) ? `https://${site}` : address;
}

/**
 * The stored form of a link target; null for another scheme than http, https, mailto and tel. The scheme is plain
 * letters: an address whose scheme has entities in it is relative, and rejected.
 */
export function linkTarget(raw: string): string | null {
  const address = withScheme(
    raw
      .trim()
      .replace(invisible, (space) => (/[ \u00a0]/.test(space) ? '%20' : ''))
      .replace(/[<>"'`\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  );
  const scheme = schemeOf.exec(address)?.[1]?.toLowerCase();
  if (!scheme || !schemes.includes(scheme)) return null;
  const tidy = scheme === 'tel' ? address.replaceAll('%20', '') : address;
  return isReachable(tidy, scheme) ? tidy : null;
}

const imageData = /^data:(image\/[a-z]+);base64,[a-z0-9+/]+={0,2}$/i;
/** A path on our own origin, with one slash. Pictures of other sites would disclose the reader to them. */
const ownPath = /^\/(?![/\\])[\w\-./~%?=&+,:@[\]()!$*;]*$/;

/** The stored form of a picture's source, or null. */
export function imageSource(raw: string): string | null {
  const source = raw.replace(invisible, '');
  const type = imageData.exec(source)?.[1]?.toLowerCase();
  if (type) return richTextImageTypes.some((allowed) => allowed === type) ? source : null;
  return ownPath.test(source) ? source : null;
}

/** Replaces angle brackets, which browsers serialise differently in attributes, by similar characters. */
function altText(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
}

const pixels = (value: string) => (/^[1-9]\d{0,3}$/.test(value) ? value : null);

const checks: Record<string, (value: string) => string | null> = {
  href: linkTarget,
  src: imageSource,
  alt: altText,
  target: (value) => (value === '_blank' ? value : null),
  rel: () => null,
  width: pixels,
  height: pixels,
  dir: (value) => (value === 'ltr' || value === 'rtl' ? value : null),
  lang: (value) => (/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(value) ? value : null),
};

/** The allowed attributes of a tag in their stored form, in serialisation order. */
export function cleanAttributes(
  tag: RichTextTag,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of [...(richTextTagAttributes[tag] ?? []), ...richTextSharedAttributes]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const clean = value === undefined ? null : (checks[name]?.(value) ?? null);
    if (clean !== null) kept[name] = clean;
    if (name === 'rel' && kept.href) kept.rel = richTextLinkRel;
  }
  if (!kept.href) delete kept.target;
  return kept;
}
