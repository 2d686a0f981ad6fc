// Renders the SVG sources of mf-public/pictures and shell/site into the files that pages load.
// Run it by hand after a change: node tools/scripts/make-pictures.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const drawings = join(root, 'mf-public/pictures');
const pages = join(root, 'mf-public/src/home/pictures');
const site = join(root, 'shell/site');

const encode = {
  avif: (picture) => picture.avif({ quality: 50, effort: 9 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 6 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

/** A drawing without its dark style, which the renderer applies always: it ignores `media`. */
const light = (drawing) => drawing.replace(/<style media=[^<]*<\/style>/, '');

async function scene(name) {
  const dark = await readFile(join(drawings, `${name}.svg`), 'utf8');
  const day = light(dark);
  for (const width of [320, 640]) {
    for (const type of ['avif', 'webp']) {
      await save(sharp(Buffer.from(day)).resize(width), `${name}-${width}`, type);
      await save(sharp(Buffer.from(dark)).resize(width), `${name}-night-${width}`, type);
    }
  }
  await save(sharp(Buffer.from(day)), `${name}-640`, 'jpg');
}

const save = (picture, name, type) => encode[type](picture).toFile(join(pages, `${name}.${type}`));

async function icons() {
  const mark = join(site, 'icon.svg');
  const square = (size) => sharp(mark, { density: 900 }).resize(size, size).png();
  // Home screens round the corners and mask the icon themselves.
  const full = async (size, inner) => {
    const ground = { width: size, height: size, channels: 4, background: '#0f5373' };
    const input = await square(inner).toBuffer();
    return sharp({ create: ground })
      .composite([{ input, gravity: 'centre' }])
      .png({ palette: true });
  };
  await square(192).toFile(join(site, 'icon-192.png'));
  await square(512).toFile(join(site, 'icon-512.png'));
  await (await full(512, 400)).toFile(join(site, 'icon-maskable-512.png'));
  await (await full(180, 160)).toFile(join(site, 'apple-touch-icon.png'));
  await writeFile(join(site, 'favicon.ico'), toIco(await square(32).toBuffer(), 32));
}

/** An ICO file with one PNG: header, one directory entry, image. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The Open Graph image: the name beside the lake. */
async function shareCard() {
  const drawing = await readFile(join(drawings, 'lake.svg'), 'utf8');
  const lake = await sharp(Buffer.from(light(drawing)))
    .resize(600, 630)
    .png()
    .toBuffer();
  await sharp(join(drawings, 'wordmark.svg'))
    .extend({ right: 560, background: '#0f5373' })
    .composite([{ input: lake, left: 600, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(site, 'share.jpg'));
}

await Promise.all([scene('lake'), scene('construction'), icons(), shareCard()]);
