/** The door of pictures: what a browser can do to a picture before it goes anywhere. */
export { PictureProblem, shrinkPicture } from './shrink-picture.ts';
