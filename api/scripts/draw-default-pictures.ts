/**
 * Draws the default pictures and writes them as base64 modules, so that a Worker has them too: `npx tsx
 * api/scripts/draw-default-pictures.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../src/files/default-pictures/', import.meta.url));

const boat = (x: number, y: number, scale: number, turn = 0) => `
  <g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">
    <path d="M-2-62L-2 8L-40 8Q-14-22-2-62Z" fill="#fffdf8"/>
    <path d="M4-50Q26-20 34 8L4 8Z" fill="#f4b942"/>
    <path d="M-46 14L44 14Q34 32 18 32L-26 32Q-42 30-46 14Z" fill="#0b3c5d"/>
  </g>`;

const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bfe0ef"/><stop offset="1" stop-color="#fdf3e3"/></linearGradient>
    <linearGradient id="lake" x2="0" y2="1"><stop stop-color="#7fb6cc"/><stop offset="1" stop-color="#135d80"/></linearGradient>
  </defs>
  <rect width="1200" height="400" fill="url(#sky)"/>
  <circle cx="860" cy="210" r="56" fill="#f9cf6c"/>
  <path d="M0 330L140 210L250 290L400 130L560 300L690 220L840 330L1000 190L1200 320L1200 400L0 400Z" fill="#a9c4cf"/>
  <path d="M0 370L180 270L330 350L520 260L700 370L900 290L1080 360L1200 310L1200 410L0 410Z" fill="#5f8ea3"/>
  <rect y="392" width="1200" height="238" fill="url(#lake)"/>
  <g fill="#e8f4f8" opacity=".35">
    <rect x="770" y="412" width="180" height="5" rx="2.5"/><rect x="800" y="436" width="120" height="5" rx="2.5"/>
    <rect x="740" y="470" width="230" height="6" rx="3"/><rect x="120" y="500" width="190" height="5" rx="2.5"/>
    <rect x="560" y="560" width="260" height="6" rx="3"/><rect x="230" y="590" width="150" height="5" rx="2.5"/>
  </g>
  ${boat(390, 452, 1.7)}
</svg>`;

const avatar = (waves: string, sailor: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
  <rect width="128" height="128" fill="#d9ecf3"/>
  <path d="M0 84L34 52L58 74L88 42L128 82L128 128L0 128Z" fill="#8fb7c7"/>
  ${sailor}
  <path d="${waves}" fill="#135d80"/>
</svg>`;

const wave = (shift: number, y: number) =>
  `M${shift - 64} ${y}${'q16-9 32 0t32 0'.repeat(4)}V128H${shift - 64}Z`;

const standing = avatar(wave(0, 100), boat(64, 78, 0.72));
const frames = Array.from({ length: 12 }, (_, i) => {
  const phase = (i / 12) * 2 * Math.PI;
  const sailor = boat(64, 78 + 2 * Math.sin(phase), 0.72, 4 * Math.cos(phase));
  return avatar(wave((i * 64) / 12, 100), sailor);
});

const pictures = {
  cover: await sharp(Buffer.from(cover)).jpeg({ quality: 74, mozjpeg: true }).toBuffer(),
  avatar: await sharp(Buffer.from(standing)).gif({ colours: 32 }).toBuffer(),
  'animated-avatar': await sharp(
    await Promise.all(frames.map((svg) => sharp(Buffer.from(svg)).png().toBuffer())),
    { join: { animated: true } },
  )
    .gif({ colours: 16, delay: frames.map(() => 110), loop: 0 })
    .toBuffer(),
};

for (const [name, bytes] of Object.entries(pictures)) {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  await writeFile(
    `${folder}${name}.ts`,
    `/** Drawn by scripts/draw-default-pictures.ts. */\nexport const ${constant} =\n  '${bytes.toString('base64')}';\n`,
  );
  console.log(`${name}: ${bytes.byteLength} bytes`);
}
