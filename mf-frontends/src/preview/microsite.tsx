import type { FrontendAddress, Section } from '@wabu/shared/entities/frontend';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import styles from './microsite.module.css';
import { micrositeWords } from './microsite-words.ts';
import { type ShownText, shownText } from './shown-text.ts';
import { Slides } from './slides.tsx';

export interface MicrositeProps {
  /** The supplier's name. */
  name: string;
  address: FrontendAddress;
  sections: readonly Section[];
  language: LanguageCode;
  /** URLs of the pictures; null without a picture. */
  pictures: { logo: string | null; cover: string | null; slides: readonly string[] };
}

/** A supplier's microsite as visitors see it. It takes everything as props. */
export function Microsite({ name, address, sections, language, pictures }: MicrositeProps) {
  const { html, direction } = languageOf(language);
  return (
    <article className={styles.site} lang={html} dir={direction}>
      <header className={styles.head}>
        {pictures.cover && <img className={styles.cover} src={pictures.cover} alt="" />}
        <div className={styles.title}>
          {pictures.logo && <img className={styles.logo} src={pictures.logo} alt="" />}
          <h1 className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
        </div>
      </header>
      {pictures.slides.length > 0 && <Slides pictures={pictures.slides} language={language} />}
      <div className={styles.sections}>
        {sections
          .filter(({ visible }) => visible)
          .map((section) => (
            <MicrositeSection key={section.id} section={section} language={language} />
          ))}
      </div>
      <Address address={address} language={language} />
    </article>
  );
}

function MicrositeSection({ section, language }: { section: Section; language: LanguageCode }) {
  const name = shownText(section.NomeSezione, language);
  const content = shownText(section.Contenuto, language);
  if (name === null && content === null) return null;
  return (
    <section className={styles.section}>
      {name && (
        // A name is formatted text with paragraphs, which h2 cannot contain.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div role="heading" aria-level={2} className={styles.heading}>
          <Text text={name} />
        </div>
      )}
      {content && <Text text={content} />}
    </section>
  );
}

function Text({ text }: { text: ShownText }) {
  return <RichTextView html={text.html} language={text.language} />;
}

function Address({ address, language }: { address: FrontendAddress; language: LanguageCode }) {
  const words = micrositeWords[language];
  const town = [address.CAP, address.Citta, address.Provincia && `(${address.Provincia})`];
  const lines = [address.Indirizzo, town.filter(Boolean).join(' '), address.Nazione].filter(
    Boolean,
  );
  if (lines.length === 0 && address.email === '') return null;
  return (
    <footer className={styles.foot}>
      {lines.length > 0 && (
        <div>
          <h2 className={styles.heading}>{words.where}</h2>
          <address className={styles.address}>
            {lines.map((line) => (
              <bdi key={line} lang="it">
                {line}
              </bdi>
            ))}
          </address>
        </div>
      )}
      {address.email && (
        <div>
          <h2 className={styles.heading}>{words.write}</h2>
          <a href={`mailto:${address.email}`}>
            <bdi dir="ltr">{address.email}</bdi>
          </a>
        </div>
      )}
    </footer>
  );
}
