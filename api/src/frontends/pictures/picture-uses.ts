import { storedFileName } from '@wabu/shared/entities/files';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Microsite } from '@wabu/shared/entities/microsite';
import type { PicturePlace, PictureUse } from '@wabu/shared/entities/microsites/picture-uses';
import { type FileRow, listFiles } from '../../files/object-repository.ts';
import type { Database } from '../../platform/platform.ts';
import { findFrontend, type StoredFrontend } from '../record/frontend-repository.ts';
import { findPublicMicrosite } from './picture-repository.ts';

type NamedFile = Pick<FileRow, 'name' | 'blob'>;

/** Where the pictures in the folder of a URL are used, in the record and in what is public, by name. */
export async function readFolderUses(database: Database, URL: string): Promise<PictureUse[]> {
  const urlKey = normaliseFrontendUrl(URL);
  const files = await listFiles(database, frontendImagesFolder(urlKey));
  files.sort((one, other) => (one.name < other.name ? -1 : 1));
  const stored = await findFrontend(database, urlKey);
  return stored === null ? [] : usesOf(database, stored, files);
}

/** Where pictures of a frontend are used. */
export async function usesOf(
  database: Database,
  { id, frontend }: StoredFrontend,
  files: readonly NamedFile[],
): Promise<PictureUse[]> {
  const microsite = await findPublicMicrosite(database, id);
  return files.flatMap((file) => {
    const { name } = file;
    const toUse = (state: PictureUse['state']) => (place: PicturePlace) => ({
      name,
      URL: frontend.URL,
      place,
      state,
    });
    return [
      ...savedPlaces(file, frontend).map(toUse('saved')),
      ...(microsite ? publicPlaces(file, microsite).map(toUse('public')) : []),
    ];
  });
}

export const storedName = (name: string) => storedFileName(name) ?? name;

function savedPlaces(
  { name, blob }: NamedFile,
  { Logo, Copertina, Slideshow, Sezioni }: Frontend,
): PicturePlace[] {
  return placesWhere({
    logo: storedName(Logo) === name,
    cover: storedName(Copertina) === name,
    slideshow: Slideshow.some((slide) => storedName(slide) === name),
    // A text may show a published picture by its address.
    section: JSON.stringify(Sezioni).includes(`/media/${blob}`),
  });
}

function publicPlaces({ blob }: NamedFile, microsite: Microsite): PicturePlace[] {
  return placesWhere({
    logo: microsite.logo?.blob === blob,
    cover: microsite.cover?.blob === blob,
    slideshow: microsite.slides.some((slide) => slide.blob === blob),
    section: JSON.stringify(microsite.sections).includes(`/media/${blob}`),
  });
}

function placesWhere(found: Record<PicturePlace, boolean>): PicturePlace[] {
  return (Object.keys(found) as PicturePlace[]).filter((place) => found[place]);
}
