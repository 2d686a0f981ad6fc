/** The smaller pictures that are made from one, and their addresses. */

/** Pixels. */
interface ImageSize {
  width: number;
  height: number;
}

/** The widths in pixels of a picture's reduced variants. */
export const variantWidths = [480, 960, 1600] as const;
export const sharePicture = { width: 1200, height: 630 } as const;

/** The crops for shared links, by the place of the focus along the side that is cut, in tenths; the middle is `share`. */
const shareNames = [
  'share-0',
  'share-1',
  'share-2',
  'share-3',
  'share-4',
  'share',
  'share-6',
  'share-7',
  'share-8',
  'share-9',
  'share-10',
] as const;
export type ShareName = (typeof shareNames)[number];

/** The smaller pictures that are made from one: of each width, and those that social networks show. */
export const variantNames = ['480', '960', '1600', ...shareNames] as const;
export type VariantName = (typeof variantNames)[number];
/** What `/media/<blob>/<size>` answers: a variant, or the picture as it was uploaded. */
export type MediaSize = VariantName | 'original';
export const mediaSizes: readonly MediaSize[] = [...variantNames, 'original'];

/** The address of a published picture. `size`: a width of its `variants`, a `ShareName` or `original`. */
export function mediaPath(
  { blob }: { blob: string },
  size: number | ShareName | 'original',
): string {
  return `/media/${blob}/${size}`;
}

const tenth = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 10);

/** A focus in tenths, as the styles of pictures name it; without one the middle. */
export const focusInTenths = ({ x, y }: { x: number; y: number } = { x: 0.5, y: 0.5 }) => ({
  x: tenth(x),
  y: tenth(y),
});

/** The crop for shared links that keeps the focus of a picture, as `object-position` keeps it on a page. */
export function shareNameOf({
  width,
  height,
  focus,
}: ImageSize & { focus?: { x: number; y: number } }): ShareName {
  const isCutAtSides = width * sharePicture.height > height * sharePicture.width;
  const { x, y } = focusInTenths(focus);
  const place = isCutAtSides ? x : y;
  return shareNames[place] ?? 'share';
}

export const isShareName = (name: string): name is ShareName =>
  shareNames.some((one) => one === name);

/** The size to which a picture is scaled for a crop, and where the crop begins in it, in pixels. */
export function shareCrop(picture: ImageSize, name: ShareName) {
  const scale = Math.max(sharePicture.width / picture.width, sharePicture.height / picture.height);
  const width = Math.max(sharePicture.width, Math.round(picture.width * scale));
  const height = Math.max(sharePicture.height, Math.round(picture.height * scale));
  const place = shareNames.indexOf(name) / 10;
  return {
    width,
    height,
    left: Math.round((width - sharePicture.width) * place),
    top: Math.round((height - sharePicture.height) * place),
  };
}
