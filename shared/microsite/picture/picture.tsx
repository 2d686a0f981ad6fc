import type { PictureCredit } from '../../entities/legal/picture-credit.ts';
import { focusInTenths } from '../../entities/microsites/picture-variants.ts';

export interface ShownPicture {
  src: string;
  /** Candidates by width (`/media/… 480w, …`); without them the browser takes `src`. */
  srcSet?: string;
  /** Pixels, so that the page keeps its place; unknown in the preview. */
  width?: number;
  height?: number;
  /** '' for a decoration. */
  alt: string;
  /** Of `alt`; absent: the page's. */
  lang?: string;
  /** The point that a crop keeps, in fractions of width and height. */
  focus?: { x: number; y: number };
  credit?: PictureCredit;
}

interface PictureProps {
  picture: ShownPicture;
  className: string;
  sizes: string;
  /** `first`: the largest picture of the first view (LCP), at high priority; `lazy`: below it. */
  loads: 'first' | 'early' | 'lazy';
}

/** A picture in the width that fits, cropped around its focus. */
export function Picture({ picture, className, sizes, loads }: PictureProps) {
  const { src, srcSet, width, height, alt, lang, focus } = picture;
  // In tenths, as the styles name it: the Content-Security-Policy forbids style attributes.
  const place = focus && focusInTenths(focus);
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      lang={alt ? lang : undefined}
      data-x={place?.x}
      data-y={place?.y}
      fetchPriority={loads === 'first' ? 'high' : undefined}
      loading={loads === 'lazy' ? 'lazy' : undefined}
      decoding={loads === 'first' ? 'sync' : 'async'}
    />
  );
}
