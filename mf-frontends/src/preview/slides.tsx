import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { useRef, useState } from 'react';
import { micrositeWords } from './microsite-words.ts';
import styles from './slides.module.css';

interface SlidesProps {
  /** URLs of the pictures, in display order. */
  pictures: readonly string[];
  language: LanguageCode;
}

/** A slideshow controlled by buttons, touch or arrow keys; without autoplay. */
export function Slides({ pictures, language }: SlidesProps) {
  const words = micrositeWords[language];
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const target = Math.max(0, Math.min(index, pictures.length - 1));
    setCurrent(target);
    const slide = row.current?.children[target];
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  const handleScroll = () => {
    const box = row.current;
    if (box?.clientWidth) setCurrent(Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  };

  return (
    <section className={styles.slides} aria-label={words.photos}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ul ref={row} className={styles.row} tabIndex={0} onScroll={handleScroll}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={index} className={styles.slide}>
            <img
              className={styles.picture}
              src={picture}
              alt={words.photo(index + 1, pictures.length)}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.buttons} dir={languageOf(language).direction}>
          <button type="button" disabled={current === 0} onClick={() => show(current - 1)}>
            {words.previous}
          </button>
          <span aria-live="polite">
            <bdi dir="ltr" className={styles.count}>
              {current + 1} / {pictures.length}
            </bdi>
          </span>
          <button
            type="button"
            disabled={current === pictures.length - 1}
            onClick={() => show(current + 1)}
          >
            {words.next}
          </button>
        </div>
      )}
    </section>
  );
}
