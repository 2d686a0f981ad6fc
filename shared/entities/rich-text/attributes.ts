import {
  type RichTextTag,
  richTextImageTypes,
  richTextLinkRel,
  richTextLinkSchemes,
  richTextSharedAttributes,
  richTextTagAttributes,
} from './rules.ts';

/** Spaces, control characters, and the invisible ones that hide a scheme from the eye. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}]/gu;
const schemeOf = /^([a-z][a-z0-9+.-]*):/i;
const schemes: readonly string[] = richTextLinkSchemes;

const namedEntities: Record<string, string> = {
  colon: ':',
  tab: '',
  newline: '',
  nbsp: '',
  sol: '/',
  amp: '&',
};

function decodeEntitiesOnce(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (whole, hex: string, decimal: string) => {
      const point = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replace(/&(colon|tab|newline|nbsp|sol|amp);/gi, (_, name: string) => {
      return namedEntities[name.toLowerCase()] ?? '';
    });
}

/** What a lenient reader could take the scheme for, however it was dressed up. */
function hiddenScheme(text: string): string | undefined {
  let plain = text;
  for (let round = 0; round < 4; round += 1) {
    const decoded = decodeEntitiesOnce(plain).replace(invisible, '');
    if (decoded === plain) break;
    plain = decoded;
  }
  return schemeOf.exec(plain)?.[1]?.toLowerCase();
}

function isReachable(address: string, scheme: string): boolean {
  if (scheme === 'tel') return /^tel:[+\d().;=,*#a-z-]*\d[+\d().;=,*#a-z-]*$/i.test(address);
  if (scheme === 'mailto') return /^mailto:[^?]*[^?\s@]@[^?\s@]/i.test(address);
  try {
    const url = new URL(address);
    return url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** The address as it may be stored, or null when it leads anywhere but to the web, a mailbox or a phone. */
export function linkTarget(raw: string): string | null {
  const address = raw
    .trim()
    .replace(invisible, (space) => (/^[ \u00a0]$/.test(space) ? '%20' : ''))
    .replace(/[<>"'`\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const scheme = schemeOf.exec(address)?.[1]?.toLowerCase();
  if (!scheme || !schemes.includes(scheme) || hiddenScheme(address) !== scheme) return null;
  const tidy = scheme === 'tel' ? address.replaceAll('%20', '') : address;
  return isReachable(tidy, scheme) ? tidy : null;
}

const imageData = /^data:(image\/[a-z]+);base64,[a-z0-9+/]+={0,2}$/i;
/** A path on our own origin: one slash, never two. Pictures of other sites would tell them who reads. */
const ownPath = /^\/(?![/\\])[\w\-./~%?=&+,:@[\]()!$*;]*$/;

/** The picture's source as it may be stored, or null. */
export function imageSource(raw: string): string | null {
  const source = raw.replace(invisible, '');
  const type = imageData.exec(source)?.[1]?.toLowerCase();
  if (type) return richTextImageTypes.some((allowed) => allowed === type) ? source : null;
  return ownPath.test(source) ? source : null;
}

/** Browsers write angle brackets in attributes differently, and filters drop them: look-alikes do no harm. */
function altText(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
}

const checks: Record<string, (value: string) => string | null> = {
  href: linkTarget,
  src: imageSource,
  alt: altText,
  target: (value) => (value === '_blank' ? value : null),
  rel: () => null,
  width: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null),
  height: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null),
  dir: (value) => (value === 'ltr' || value === 'rtl' ? value : null),
  lang: (value) => (/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(value) ? value : null),
};

/** The attributes of an allowed tag that may stay, each in its stored form, in the order they are written. */
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
