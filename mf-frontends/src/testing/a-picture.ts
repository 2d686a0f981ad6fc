/** A valid PNG of one pixel; `colour` makes its bytes differ. */
export function aPicture(name: string, colour = 1): File {
  const pixel = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    ),
    (letter) => letter.charCodeAt(0),
  );
  const text = new TextEncoder().encode(`colour ${colour}`);
  return new File([withComment(pixel, text)], name, { type: 'image/png' });
}

/** PNG readers ignore bytes after the last chunk. */
function withComment(pixel: Uint8Array, text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pixel.length + text.length);
  bytes.set(pixel);
  bytes.set(text, pixel.length);
  return bytes;
}
