import { Picture, type ShownPicture } from './picture/picture.tsx';
import type { MicrositeWords } from './words.ts';

interface SlidesProps {
  pictures: readonly ShownPicture[];
  words: MicrositeWords;
}

const SIZES = '(width > 64rem) 40rem, (width > 37.5rem) 60vw, 85vw';

/**
 * A slideshow without scripts or autoplay: a row that scrolls picture by picture with a finger, the wheel or
 * the arrow keys. Browsers that draw scroll buttons show them.
 */
export function Slides({ pictures, words }: SlidesProps) {
  return (
    <div className="ms-photos">
      <ul
        className="ms-row"
        aria-label={words.photos}
        data-previous={words.previous}
        data-next={words.next}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={index} className="ms-slide">
            <Picture picture={picture} className="ms-photo" sizes={SIZES} loads="lazy" />
          </li>
        ))}
      </ul>
    </div>
  );
}
