import type { ReactNode } from 'react';
import type { ListedPicture } from './use-folder.ts';

export interface ChosenPicture {
  picture: ListedPicture;
  onRenamed: (name: string) => void;
  onDeleted: () => void;
}

export interface PictureTools {
  altText: (name: string) => ReactNode;
  chosen: (chosen: ChosenPicture) => ReactNode;
}
