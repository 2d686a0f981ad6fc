import { useQueryClient } from '@tanstack/react-query';
import type { AltText } from '@wabu/shared/entities/alt-texts';
import { sendSharePicture } from '../api/upload-image.ts';
import { folderQuery } from '../images/use-folder.ts';
import { type PictureFile, pictureQuery } from '../images/use-picture.ts';

/**
 * Returns a function that sends the crop for shared links around a focal point, where the server cannot make it.
 * Without it, shared links show the middle.
 */
export function useSharePicture(picture: PictureFile): (focus: AltText['focus']) => Promise<void> {
  const queries = useQueryClient();
  return async (focus) => {
    const { draws } = await queries.ensureQueryData(folderQuery(picture.folder));
    if (draws) return;
    const blob = await queries.ensureQueryData(pictureQuery(picture, 'whole'));
    await sendSharePicture({ ...picture, blob, focus });
  };
}
