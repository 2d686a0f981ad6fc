import sharp from 'sharp';
import { root } from '../fixtures/folders.ts';

/** The looks that the documents show. */
const documented: Record<string, string> = {
  'public-home-1440-light-it': 'public-home',
  'public-microsite-1440-light-en': 'microsite',
  'suppliers-selected-1440-light-it': 'suppliers',
  'frontends-selected-1440-light-it': 'frontends',
  'frontends-translation-plan-1440-light-it': 'translation-plan',
};
/** Small, and the words can still be read. */
const MAX_WIDTH = 960;
const QUALITY = 62;

/** Stores the screenshot of a documented look in `docs/pictures`, when `npm run gallery` asks for it. */
export async function keepPicture(file: string, screenshot: Buffer): Promise<void> {
  const name = documented[file];
  if (name === undefined || process.env.WABU_GALLERY !== '1') return;
  await sharp(screenshot)
    .resize({ width: MAX_WIDTH })
    .webp({ quality: QUALITY, effort: 5 })
    .toFile(`${root}docs/pictures/${name}.webp`);
}
