import type { ReactNode } from 'react';
import type { Facts } from '../entities/facts.ts';
import type { FrontendAddress } from '../entities/frontend.ts';
import type { PublicCodes } from '../entities/legal/legal.ts';
import { type LanguageCode, languageOf } from '../i18n/languages.ts';
import { addressLines, Contact, mailAddress, mapAddress } from './contact.tsx';
import { ContactBar } from './facts/facts.tsx';
import { Credits } from './picture/credits.tsx';
import { LargePicture, LargePictures } from './picture/large-pictures.tsx';
import { Picture, type ShownPicture } from './picture/picture.tsx';
import type { MicrositeWords } from './words.ts';

/** A text and its language: the preview also shows languages that are not complete. */
interface ShownText {
  html: string;
  language: LanguageCode;
}

export interface ShownSection {
  id: string;
  name: ShownText | null;
  content: ShownText | null;
}

export interface MicrositeProps {
  name: string;
  /** The VAT number of a company, else null. */
  vat: string | null;
  /** The codes of its lodgings. */
  codes?: PublicCodes | undefined;
  facts?: Facts | undefined;
  /** The name of its supplier, where the place has another one. */
  legalName?: string | undefined;
  /** The id of the form that follows it; without one, people write e-mails. */
  form?: string | undefined;
  place: FrontendAddress;
  sections: readonly ShownSection[];
  language: LanguageCode;
  /** The language of its texts; absent: they have several, as in the editor's preview. */
  textLanguage?: LanguageCode;
  words: MicrositeWords;
  pictures: {
    logo: ShownPicture | null;
    cover: ShownPicture | null;
    slides: readonly ShownPicture[];
  };
  /** The pages above this one; none in the preview. */
  path?: readonly Step[];
  /** Its pictures open large. */
  opensPictures?: boolean;
  /** Renders stored HTML: the sanitiser of the platform, then `formattedText` or `formattedLine`. */
  text: { block: (html: string) => ReactNode; line: (html: string) => ReactNode };
}

const COVER_SIZES = '(width > 68rem) 68rem, 100vw';
const LOGO_SIZES = '8rem';

/** It takes everything as props and needs no effect and no script. */
export function Microsite(props: MicrositeProps) {
  const { name, place, sections, language, words, pictures, path = [], text, facts, form } = props;
  const { textLanguage = language, opensPictures = false } = props;
  const lines = addressLines(place);
  const { html, direction } = languageOf(language);
  return (
    <div className="ms" lang={html} dir={direction}>
      {path.length > 0 && <Breadcrumb steps={path} here={name} label={words.path} />}
      <article>
        <Head name={name} place={place} pictures={pictures} words={words} opens={opensPictures} />
        {textLanguage !== language && (
          <p className="ms-language">{words.textIn(languageName(textLanguage, html))}</p>
        )}
        {pictures.slides.length > 0 && (
          <Slides pictures={pictures.slides} words={words} opens={opensPictures} />
        )}
        <div className="ms-body">
          <div>
            {sections.map((section) => (
              <MicrositeSection key={section.id} section={section} text={text} />
            ))}
          </div>
          <Contact {...props} facts={facts} codes={props.codes} legalName={props.legalName} />
        </div>
        <Credits pictures={pictures} words={words} />
        {opensPictures && <LargePictures words={words} />}
      </article>
      <ContactBar
        language={language}
        phone={facts?.phone}
        write={form ? `#${form}` : place.email && mailAddress(place.email)}
        map={lines.length > 0 ? mapAddress(lines) : ''}
      />
    </div>
  );
}

const languageName = (code: LanguageCode, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

interface HeadProps extends Pick<MicrositeProps, 'name' | 'place' | 'pictures' | 'words'> {
  opens: boolean;
}

function Head({ name, place, pictures, words, opens }: HeadProps) {
  const { cover, logo } = pictures;
  const town = [place.Citta, place.Provincia && `(${place.Provincia})`].filter(Boolean).join(' ');
  return (
    <header className="ms-head" data-cover={cover ? undefined : 'none'}>
      {cover && (
        <LargePicture picture={cover} name={words.cover} opens={opens}>
          <Picture picture={cover} className="ms-cover" sizes={COVER_SIZES} loads="first" />
        </LargePicture>
      )}
      <div className="ms-title">
        {logo && (
          <div className="ms-tile">
            <Picture picture={logo} className="ms-logo" sizes={LOGO_SIZES} loads="early" />
          </div>
        )}
        <div className="ms-names">
          <h1 className="ms-name">
            <bdi>{name}</bdi>
          </h1>
          {town !== '' && (
            <p className="ms-town">
              <bdi lang="it">{town}</bdi>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

interface SectionProps {
  section: ShownSection;
  text: MicrositeProps['text'];
}

function MicrositeSection({ section: { name, content }, text }: SectionProps) {
  if (name === null && content === null) return null;
  return (
    <section className="ms-section">
      {name && (
        <h2 className="ms-heading" {...spoken(name.language)}>
          {text.line(name.html)}
        </h2>
      )}
      {content && (
        <div className="ms-text" {...spoken(content.language)}>
          {text.block(content.html)}
        </div>
      )}
    </section>
  );
}

function spoken(language: LanguageCode) {
  const { html, direction } = languageOf(language);
  return { lang: html, dir: direction };
}

interface Step {
  label: string;
  address: string;
}

interface BreadcrumbProps {
  /** The pages above this one, the highest first. */
  steps: readonly Step[];
  here: string;
  label: string;
}

function Breadcrumb({ steps, here, label }: BreadcrumbProps) {
  return (
    <nav className="ms-path" aria-label={label}>
      <ol className="ms-steps">
        {steps.map((step) => (
          <li key={step.address} className="ms-step">
            <a href={step.address}>{step.label}</a>
          </li>
        ))}
        <li className="ms-step" aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}

interface SlidesProps {
  pictures: readonly ShownPicture[];
  words: MicrositeWords;
  opens: boolean;
}

const SIZES = '(width > 64rem) 40rem, (width > 37.5rem) 60vw, 85vw';

/**
 * A slideshow without scripts or autoplay: a row that scrolls picture by picture with a finger, the wheel or
 * the arrow keys. Browsers that draw scroll buttons show them.
 */
function Slides({ pictures, words, opens }: SlidesProps) {
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
            <LargePicture
              picture={picture}
              name={words.photo(index + 1, pictures.length)}
              opens={opens}
            >
              <Picture picture={picture} className="ms-photo" sizes={SIZES} loads="lazy" />
            </LargePicture>
          </li>
        ))}
      </ul>
    </div>
  );
}
