/*
 * The script of a microsite, in a file of its own in the build: the page loads it at the first interaction.
 */
import { sendInPlace } from './send-in-place.ts';

sendInPlace();
