const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** A valid PNG of one pixel; `colour` makes its bytes differ: readers ignore what follows the last chunk. */
export const aPicture = (name: string, colour = 1): File =>
  new File([pixel, `colour ${colour}`], name, { type: 'image/png' });
