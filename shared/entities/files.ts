import { defineMessages } from './messages/messages.ts';

/** The picture types that are stored, listed and shown: extension → media type. */
export const imageTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  jpe: 'image/jpeg',
  pjpeg: 'image/jpeg',
  pjp: 'image/jpeg',
  png: 'image/png',
  apng: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

export const fileLimits = {
  /** Bytes of one uploaded file. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of a reduced variant of a picture. */
  variantBytes: 1024 * 1024,
  /** Bytes of an SVG, which the server parses character by character. */
  drawingBytes: 2 * 1024 * 1024,
  /** Width × height of a decoded picture. */
  pixels: 50_000_000,
  /** Bytes of a file name, the limit of common file systems. */
  nameBytes: 255,
} as const;

/** A number of bytes in megabytes of 1024 × 1024, as messages name it. */
export function inMegabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}

export const folders = {
  avatars: '[Users]/avatars',
  shared: '[Utils]',
  tests: '[Tests]',
  frontends: '[Frontends]',
  suppliers: '[Suppliers]',
} as const;

export function supplierFolder(taxId: string): string {
  return `${folders.suppliers}/${taxId}`;
}

export const DEFAULT_AVATAR = 'avatar_default.gif';
/** Shown where a frontend has no cover, or its cover is gone. */
export const DEFAULT_COVER = { foldername: folders.shared, filename: 'copertina_default.jpeg' };

export const fileMessages = defineMessages('file', {
  notFound: 'File non trovato.',
  exists: 'Esiste già un file con lo stesso nome',
  tooLarge: `Il file supera i ${inMegabytes(fileLimits.bytes)} MB`,
  variant: "Le versioni ridotte dell'immagine non sono valide",
  variantTooLarge: `Una versione ridotta dell'immagine supera ${inMegabytes(fileLimits.variantBytes)} MB`,
  drawingTooLarge: `Il disegno SVG supera i ${inMegabytes(fileLimits.drawingBytes)} MB`,
  encoding: 'La codifica del disegno SVG non è ammessa: salvalo in UTF-8',
  tooManyPixels: `L'immagine supera i ${fileLimits.pixels / 1_000_000} megapixel`,
  unsupported: 'Tipo di file non ammesso: salva l’immagine come JPEG, PNG, GIF, WebP, BMP o SVG',
  mismatch: 'Il contenuto del file non è di tipo {{kind}}',
  damaged: "L'immagine è danneggiata o contiene parti non ammesse",
  empty: 'Il file è vuoto',
  folder: 'Cartella non valida',
  name: 'Nome del file non valido',
  extension: 'Il nome del file deve finire con .{{extension}}',
  ownSpace:
    'Hai usato tutto il tuo spazio per i file ({{megabytes}} MB): cancella quelli che non servono, anche dal cestino',
  commonSpace:
    'Lo spazio per i file di tutti è finito ({{megabytes}} MB): cancellate quelli che non servono, anche dal cestino',
  taken: 'Esiste già un file con questo nome: scegline un altro',
  inUse:
    "L'immagine è in uso: toglila dal microsito, salva e, se è pubblicato, pubblicalo di nuovo",
});

/** The extension of a file name, in lower case; empty when it has none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot > 0 ? filename.slice(dot + 1).toLowerCase() : '';
}

/**
 * Letters, numbers and common punctuation. Excludes paths, control and invisible characters, and everything
 * with a meaning in a shell, a header or on Windows. The first and last character are visible.
 */
const FILE_NAME = /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N} ._()@+&,'’!=~#-]*$/u;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const fits = (name: string) => new TextEncoder().encode(name).byteLength <= fileLimits.nameBytes;

export function storedFileName(name: string): string | null {
  const stored = name.normalize('NFC');
  if (!fits(stored) || !FILE_NAME.test(stored) || DEVICE.test(stored) || /[. ]$|\.\./.test(stored))
    return null;
  return stored;
}

/** The name as it can be stored: unchanged, else with similar characters in place of those that it may not have. */
export function storableFileName(name: string): string {
  const stored = storedFileName(name);
  if (stored !== null) return stored;
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[^\p{L}\p{M}\p{N}._()@+&,'’!=~#-]+/gu, ' ')
    .replace(/\.+/g, '.')
    .trim();
  // What is longer belongs to the name.
  const [extension = ''] = /\.[^.]{1,11}$/.exec(plain) ?? [];
  let stem = plain.slice(0, plain.length - extension.length).replace(/^[^\p{L}\p{N}_(]+/u, '');
  while (/[ .]$/.test(stem) || !fits(`_${stem}${extension}`)) stem = stem.replace(/.$/su, '');
  const storable = `${stem || 'file'}${extension}`;
  return DEVICE.test(storable) ? `_${storable}` : storable;
}

export function isImageName(filename: string): boolean {
  return Object.hasOwn(imageTypes, extensionOf(filename));
}

export function avatarFileName(username: string, extension: string): string {
  return `avatar_${username}.${extension}`;
}
