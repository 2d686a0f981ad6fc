import type { ReactNode } from 'react';
import type { ListedPicture } from './use-folder.ts';

/** The picture that was pressed last in a picture dialog. */
export interface ChosenPicture {
  picture: ListedPicture;
  onRenamed: (name: string) => void;
  onDeleted: () => void;
}

/** What the form adds to the picture dialogs, which do not know its state. */
export interface PictureTools {
  /** The button to the alt text of a picture. */
  altText: (name: string) => ReactNode;
  /** The panel of the picture that was pressed last. */
  chosen: (chosen: ChosenPicture) => ReactNode;
}
