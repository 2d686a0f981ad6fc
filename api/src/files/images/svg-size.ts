import { SVG } from 'image-size/types/svg';
import type { ImageSize } from './bitmap-parts.ts';

/** The size of an SVG that says none (CSS 2.1, 10.3.2). */
const DEFAULT_SIZE: ImageSize = { width: 300, height: 150 };

/** The size in CSS pixels at which browsers show a cleaned SVG: `width` and `height`, else its `viewBox`. */
export function svgSizeOf(svg: string): ImageSize {
  const head = svg
    .slice(0, 20_000)
    .replace(/\sviewBox="[^"]*"/i, (box) => box.replace(/[\s,]+/g, ' '));
  try {
    const { width, height } = SVG.calculate(new TextEncoder().encode(head));
    return width >= 1 && height >= 1 ? { width, height } : DEFAULT_SIZE;
  } catch {
    return DEFAULT_SIZE;
  }
}
