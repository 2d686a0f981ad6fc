/** Public entry point of pictures: reduces a picture in the browser before its upload. */
export { type PictureVariant, pictureForShares, pictureVariants } from './picture-variants.ts';
export { needsShrinking, PictureProblem, shrinkPicture } from './shrink-picture.ts';
export { useObjectUrl } from './use-object-url.ts';
