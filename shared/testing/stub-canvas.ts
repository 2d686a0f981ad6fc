/** A WebP of 8×8 pixels. */
const drawn =
  'UklGRj4AAABXRUJQVlA4IDIAAAAwAgCdASoIAAgAAUAmJaACdLoB+AH4AAShAAD+6mX//dk7ZXI/37f/unpCBo/5KAAAAA==';

/**
 * jsdom has no canvas. This stub decodes every picture to 8×8 pixels and encodes a small WebP; e2e tests cover real
 * drawing.
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
