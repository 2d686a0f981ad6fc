/** The encodings of files that spreadsheets and older programs write. */
export type Encoding = keyof typeof encodingNames;
export const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
  cp850: 'DOS (CP850)',
} as const;

/** An encoding in which a file can be read, with words by which a person recognises the right one. */
export interface FittingEncoding {
  encoding: Encoding;
  sample: string;
}

/** Code page 850 from byte 128, which no browser decodes. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Bytes by which the encoding is found out. */
const LOOKED_AT = 1_000_000;
const SAMPLES = 3;
/** What names and addresses of the lake have beside ASCII; a capital letter does not follow a small one. */
const USUAL = /[àèéìòùäöüßçñâêîôûëïáíóú’‘“”«»–…€°]|(?<![a-z])[ÀÈÉÌÒÙÄÖÜ]/g;
const NOT_ASCII = /[^\0-\x7f]/g;

/**
 * The encodings that fit a file, the likeliest first: that of its byte order mark; without one UTF-16 if every other
 * byte is mostly zero, UTF-8 if all bytes are; otherwise those that give the usual letters come first.
 */
export function fittingEncodings(bytes: Uint8Array): FittingEncoding[] {
  const start = bytes.subarray(0, LOOKED_AT);
  const certain = certainEncoding(bytes);
  if (certain !== null) return [{ encoding: certain, sample: '' }];
  return (['windows-1252', 'macintosh', 'cp850', 'utf-8'] as const)
    .map((encoding) => {
      const text = decodeText(start, encoding);
      const words = text.split(/[\s;,|"]+/).filter((word) => word.search(NOT_ASCII) !== -1);
      const sample = [...new Set(words)].slice(0, SAMPLES).join(' · ');
      const usual = text.match(USUAL)?.length ?? 0;
      return { encoding, sample, score: 2 * usual - (text.match(NOT_ASCII)?.length ?? 0) };
    })
    .sort((one, other) => other.score - one.score);
}

function certainEncoding(bytes: Uint8Array): Encoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 1].map((side) => start.filter((byte, at) => byte === 0 && at % 2 === side));
  const most = start.length / 4;
  if ((zeros[1]?.length ?? 0) > most) return 'utf-16le';
  if ((zeros[0]?.length ?? 0) > most) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

/** The text of a file, without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  const characters = Array.from(bytes, (byte) => CP850[byte - 128] ?? String.fromCharCode(byte));
  return characters.join('');
}
