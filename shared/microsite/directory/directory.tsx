import { placeKinds } from '../../entities/facts.ts';
import type { ListedMicrosite } from '../../entities/microsites/listed-microsite.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { kindWords } from '../facts/kind-words.ts';
import { factWords } from '../facts/words.ts';
import { Picture } from '../picture/picture.tsx';
import { directoryWords } from './words.ts';

interface DirectoryProps {
  language: LanguageCode;
  /** The language prefix of the address: `/de`, or ''. */
  prefix: string;
  microsites: readonly ListedMicrosite[];
  /** The towns to choose from, and what is chosen; '' for all. */
  towns: readonly string[];
  town: string;
  kind: string;
  /** The address of the page without a choice. */
  address: string;
  /** The address of the first part; null there. */
  first: string | null;
  /** The address of the next part; null behind the last one. */
  next: string | null;
}

const SIZES = '(width > 60rem) 20rem, (width > 37.5rem) 45vw, 92vw';

/** A part of all published microsites, by address, with links to the other parts. */
export function Directory(props: DirectoryProps) {
  const { language, prefix, microsites, town, kind, address, first, next } = props;
  const words = directoryWords[language];
  const { html, direction } = languageOf(language);
  return (
    <div className="dr" lang={html} dir={direction}>
      <h1 className="dr-title">{words.title}</h1>
      <Filters {...props} />
      {microsites.length === 0 && (
        <p>
          {town + kind === '' ? words.none : words.noneFound}{' '}
          {town + kind !== '' && <a href={address}>{words.all}</a>}
        </p>
      )}
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

/** A form of GET: the choice is part of the address. */
function Filters({ language, towns, town, kind, address }: DirectoryProps) {
  const words = directoryWords[language];
  return (
    <form className="dr-filters" action={address}>
      <label>
        {words.town}
        <select name="town" defaultValue={town}>
          <option value="">{words.every}</option>
          {towns.map((one) => (
            <option key={one} lang="it">
              {one}
            </option>
          ))}
        </select>
      </label>
      <label>
        {factWords[language].kind}
        <select name="kind" defaultValue={kind}>
          <option value="">{words.every}</option>
          {placeKinds.map((one) => (
            <option key={one} value={one}>
              {kindWords[language][one][0]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="dr-link">
        {words.show}
      </button>
    </form>
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
