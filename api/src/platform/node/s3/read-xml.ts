/** Reads the few elements of S3's answers that we need. None of them has attributes or comments. */

export interface Listed {
  key: string;
  etag: string;
  size: number;
}

export function textIn(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? undefined : decodeEntities(text);
}

/** A page of `ListObjectsV2` with `encoding-type=url`. */
export function readListing(xml: string): { objects: Listed[]; next: string | undefined } {
  if (!/<ListBucketResult[\s>]/.test(xml))
    throw new Error('the answer of S3 is no list of objects');
  const isEncoded = textIn(xml, 'EncodingType') === 'url';
  const [, ...contents] = xml.split('<Contents>');
  const objects = contents.map((part) => {
    const key = textIn(part, 'Key') ?? '';
    return {
      key: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
      etag: textIn(part, 'ETag') ?? '',
      size: Number(textIn(part, 'Size')),
    };
  });
  const isTruncated = textIn(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? textIn(xml, 'NextContinuationToken') : undefined;
  if (isTruncated && next === undefined)
    throw new Error('S3 truncated a list and named no next page');
  return { objects, next };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
