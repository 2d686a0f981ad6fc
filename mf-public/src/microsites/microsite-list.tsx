import '@wabu/shared/microsite/focal-point.css';
import type { ListedMicrosite } from '@wabu/shared/entities/microsites/listed-microsite';
import { MICROSITES_PATH } from '@wabu/shared/entities/microsites/microsite-path';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { LocalLink, useLocalPath } from '@wabu/shared/routing';
import type { ReactNode } from 'react';
import classes from './microsite-list.module.css';

interface MicrositeListProps {
  title: string;
  search: string;
  children: ReactNode;
}

/** Published microsites under a heading, which leads to all of them, with a link to their search. */
export function MicrositeList({ title, search, children }: MicrositeListProps) {
  const local = useLocalPath();
  return (
    <section className={classes.section} aria-labelledby="microsites">
      <div className={classes.head}>
        <h2 id="microsites" className={classes.title}>
          <a href={local(MICROSITES_PATH)}>{title}</a>
        </h2>
        <LocalLink to={SEARCH_PATH} className={classes.search}>
          {search}
        </LocalLink>
      </div>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

const SIZES = '(width > 60rem) 21rem, (width > 37.5rem) 45vw, 92vw';

export function MicrositeCard({ microsite }: { microsite: ListedMicrosite }) {
  const { path, name, town, words, lang, dir, picture } = microsite;
  const local = useLocalPath();
  return (
    <li className={classes.card}>
      {picture && (
        <img
          className={classes.picture}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={SIZES}
          width={picture.width}
          data-x={picture.x}
          data-y={picture.y}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={classes.body}>
        <h3 className={classes.name}>
          <a href={local(path)}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <p className={classes.town}>{town}</p>
        <p className={classes.words} lang={lang} dir={dir}>
          {words}
        </p>
      </div>
    </li>
  );
}
