/*
 * The script of a microsite, in a file of its own in the build: the page loads it at the first interaction.
 */
import { openPictures } from './open-pictures.ts';
import { sendInPlace } from './send-in-place.ts';

openPictures();
sendInPlace();
