import type { ReactNode } from 'react';
import type { MicrositeWords } from '../words.ts';
import type { ShownPicture } from './picture.tsx';

interface LargePictureProps {
  picture: ShownPicture;
  /** What it is called beside the others. */
  name: string;
  /** False for a picture that stays as it is. */
  opens: boolean;
  children: ReactNode;
}

/** A picture that opens large: in the dialog of the page, without scripts as a file. */
export function LargePicture({ picture, name, opens, children }: LargePictureProps) {
  if (!opens) return children;
  return (
    <a
      className="ms-open"
      href={picture.src}
      data-name={name}
      aria-label={picture.alt === '' ? name : undefined}
    >
      {children}
    </a>
  );
}

/** The dialog that the script of the page fills and opens (`shell/src/microsite/open-pictures.ts`). */
export function LargePictures({ words }: { words: MicrositeWords }) {
  return (
    <dialog className="ms-view" aria-label={words.photos}>
      <form method="dialog">
        <p aria-live="polite" />
        <button type="submit" aria-label={words.close}>
          ×
        </button>
      </form>
      <ul
        aria-label={words.photos}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
      />
      <button type="button" data-step="-1" aria-label={words.previous}>
        ‹
      </button>
      <button type="button" data-step="1" aria-label={words.next}>
        ›
      </button>
    </dialog>
  );
}
