import type { ListedMicrosite } from '../../entities/microsites/listed-microsite.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { Picture } from '../picture/picture.tsx';
import { directoryWords } from './words.ts';

interface DirectoryProps {
  language: LanguageCode;
  /** The language prefix of the address: `/de`, or ''. */
  prefix: string;
  microsites: readonly ListedMicrosite[];
  /** The address of the first part; null there. */
  first: string | null;
  /** The address of the next part; null behind the last one. */
  next: string | null;
}

const SIZES = '(width > 60rem) 20rem, (width > 37.5rem) 45vw, 92vw';

/** A part of all published microsites, by address, with links to the other parts. */
export function Directory({ language, prefix, microsites, first, next }: DirectoryProps) {
  const words = directoryWords[language];
  const { html, direction } = languageOf(language);
  return (
    <div className="dr" lang={html} dir={direction}>
      <h1 className="dr-title">{words.title}</h1>
      {microsites.length === 0 && <p>{words.none}</p>}
      <ul className="dr-list">
        {microsites.map((microsite) => (
          <Card key={microsite.path} microsite={microsite} prefix={prefix} />
        ))}
      </ul>
      {(first !== null || next !== null) && (
        <nav className="dr-pages" aria-label={words.pages}>
          {first !== null && (
            <a className="dr-link" href={first}>
              {words.first}
            </a>
          )}
          {next !== null && (
            <a className="dr-link" href={next} rel="next">
              {words.next}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function Card({ microsite, prefix }: { microsite: ListedMicrosite; prefix: string }) {
  const { path, name, town, words, lang, dir, picture } = microsite;
  return (
    <li className="dr-card">
      {picture && (
        <Picture
          picture={{ ...picture, alt: '', focus: { x: picture.x / 10, y: picture.y / 10 } }}
          className="dr-picture"
          sizes={SIZES}
          loads="lazy"
        />
      )}
      <h2 className="dr-name">
        <a href={prefix + path}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      {town !== '' && (
        <p className="dr-town" lang="it">
          <bdi>{town}</bdi>
        </p>
      )}
      <p lang={lang} dir={dir}>
        {words}
      </p>
    </li>
  );
}
