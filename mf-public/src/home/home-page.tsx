import { LIST_ELEMENT } from '@wabu/shared/entities/microsites/listed-microsite';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { beforeValue } from '@wabu/shared/i18n/label';
import { isPrerendering } from '@wabu/shared/page';
import { LocalLink } from '@wabu/shared/routing';
import { createElement } from 'react';
import { MicrositeCard, MicrositeList } from '../microsites/microsite-list.tsx';
import { useMicrosites } from '../microsites/use-microsites.ts';
import { PageHead } from '../parts/page-head.tsx';
import { usePublicWords } from '../words/public-words.ts';
import classes from './home-page.module.css';
import { construction, lake } from './pictures.ts';
import { ScenePicture } from './scene-picture.tsx';

export function HomePage() {
  const t = usePublicWords();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <article className={classes.home}>
        <h1 className={classes.title}>{t('home.title')}</h1>
        <div className={classes.lake}>
          <ScenePicture
            scene={lake}
            alt={t('home.lake')}
            altAtNight={t('home.lakeAtNight')}
            className={classes.arch}
            isFirst
          />
        </div>
        <p className={classes.intro}>{t('home.intro')}</p>
        <figure className={classes.works}>
          <ScenePicture
            scene={construction}
            alt={t('home.construction')}
            className={classes.card}
          />
          <figcaption>
            <strong className={classes.caption}>{t('home.caption')}</strong>
            <span>{t('home.soon')}</span>
          </figcaption>
        </figure>
        <LanguageAndContacts />
      </article>
      <Microsites />
    </>
  );
}

function LanguageAndContacts() {
  const t = usePublicWords();
  const { html, name } = languageOf(useLanguage());
  return (
    <p className={classes.language}>
      {beforeValue(t('home.language'))}
      <strong lang={html}>{name}</strong>
      {' · '}
      <LocalLink to="/contacts">{t('placeholders.contacts.title')}</LocalLink>
    </p>
  );
}

/** The published microsites; nothing while there is none. In prerendered pages, the place of their template. */
const Microsites = isPrerendering ? () => createElement(LIST_ELEMENT) : LoadedMicrosites;

function LoadedMicrosites() {
  const t = usePublicWords();
  const microsites = useMicrosites();
  if (microsites.length === 0) return null;
  return (
    <MicrositeList title={t('home.microsites')} search={t('search.title')}>
      {microsites.map((microsite) => (
        <MicrositeCard key={microsite.path} microsite={microsite} />
      ))}
    </MicrositeList>
  );
}
