import type { ImageSize } from './image-size.ts';

/** The size of an SVG that says none (CSS 2.1, 10.3.2). */
const DEFAULT_SIZE: ImageSize = { width: 300, height: 150 };

/** The size in CSS pixels at which browsers show a cleaned SVG: `width` and `height`, else its `viewBox`. */
export function svgSizeOf(svg: string): ImageSize {
  const root = /<svg\b[^>]*>/i.exec(svg.slice(0, 20_000))?.[0] ?? '';
  const attribute = (name: string) =>
    new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)["']`, 'i').exec(root)?.[1] ?? '';
  const [, , boxWidth, boxHeight] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = sizeOf(boxWidth, boxHeight);
  const own = sizeOf(pixels(attribute('width')), pixels(attribute('height')));
  return own ?? box ?? DEFAULT_SIZE;
}

const pixels = (length: string) => Number(/^\s*([\d.]+)\s*(?:px)?\s*$/.exec(length)?.[1]);

function sizeOf(width: number | undefined, height: number | undefined): ImageSize | null {
  const fits = (side: number | undefined): side is number =>
    Number(side) >= 1 && Number(side) < 1e6;
  if (!fits(width) || !fits(height)) return null;
  return { width: Math.round(width), height: Math.round(height) };
}
