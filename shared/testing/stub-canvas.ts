/** Eight by eight pixels of lake, as WebP. */
const drawn =
  'UklGRj4AAABXRUJQVlA4IDIAAAAwAgCdASoIAAgAAUAmJaACdLoB+AH4AAShAAD+6mX//dk7ZXI/37f/unpCBo/5KAAAAA==';

/**
 * jsdom decodes no pictures and draws none. With this, every picture decodes to 8×8 pixels and is drawn
 * as a small WebP, so that what happens before and after can be tested; the drawing itself is looked at
 * in real browsers.
 */
export function stubCanvas(): void {
  const bytes = Uint8Array.from(atob(drawn), (letter) => letter.charCodeAt(0));
  const bitmap = { width: 8, height: 8, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob([bytes], { type: 'image/webp' })),
  });
}
