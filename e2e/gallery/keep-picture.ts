import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Stored pictures are at most so wide: small, and their words can still be read. */
const MAX_WIDTH = 960;
const QUALITY = 62;
/** A pixel differs when one of its colours does by more than this, of 255: less is the work of the encoder. */
const TOLERANCE = 48;
/** The share of pixels that may differ in a picture that looks the same: a time of the day, a moving avatar. */
const SAME = 0.004;

/** Stores a screenshot as WebP, unless the stored one looks the same: a run changes only what has changed. */
export async function keepPicture(file: string, screenshot: Buffer): Promise<void> {
  const { width = 0 } = await sharp(screenshot).metadata();
  const next = await sharp(screenshot)
    .resize({ width: Math.min(width, MAX_WIDTH) })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer();
  if (existsSync(file) && (await looksSame(readFileSync(file), next))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, next);
}

async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [before, after] = await Promise.all([one, other].map(pixelsOf));
  if (!before || !after || before.length !== after.length) return false;
  let different = 0;
  for (let at = 0; at < after.length; at += 3) {
    const isDifferent = [0, 1, 2].some(
      (colour) => Math.abs((before[at + colour] ?? 0) - (after[at + colour] ?? 0)) > TOLERANCE,
    );
    if (isDifferent) different += 1;
  }
  return different / (after.length / 3) <= SAME;
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
