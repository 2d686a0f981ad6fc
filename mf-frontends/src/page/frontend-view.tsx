import { addressFields } from '@wabu/shared/entities/address-fields';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { EmptyState } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { FrontendPicture } from '../images/frontend-picture.tsx';
import { useProgressiveRender } from '../parts/use-progressive-render.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-view.module.css';
import { SectionCard } from './section-card.tsx';

interface FrontendViewProps {
  frontend: Frontend;
  /** What stands above the record. */
  children?: ReactNode;
}

/** Read-only view of a frontend: URL, address, pictures and all texts in all languages. */
export function FrontendView({ frontend, children }: FrontendViewProps) {
  const t = useFrontendsWords();
  const { URL, Fornitore, Localizzazione, Sezioni } = frontend;
  const rendered = useProgressiveRender(Sezioni.length);
  return (
    <>
      <div>{children}</div>
      <Block title={t('detail.url')}>
        <dl className={styles.facts}>
          <Fact label={t('fields.URL')} value={URL} />
          <Fact label={t('fields.Fornitore')} value={Fornitore} />
        </dl>
      </Block>
      <Block title={t('detail.address')}>
        <dl className={styles.facts}>
          {addressFields.map((field) => (
            <Fact key={field} label={t(`fields.${field}`)} value={Localizzazione[field]} />
          ))}
        </dl>
      </Block>
      <Block title={t('detail.images')}>
        <Pictures frontend={frontend} />
      </Block>
      <Block title={t('detail.sections')}>
        {Sezioni.length === 0 && <EmptyState title={t('detail.noSections')} />}
        <ol className={styles.sections}>
          {Sezioni.slice(0, rendered).map((section, index) => (
            <li key={section.id}>
              <SectionCard section={section} number={index + 1} />
            </li>
          ))}
        </ol>
      </Block>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  const t = useFrontendsWords();
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value === '' ? t('detail.none') : <bdi>{value}</bdi>}</dd>
    </div>
  );
}

function Pictures({ frontend }: { frontend: Frontend }) {
  const t = useFrontendsWords();
  const { URL, Logo, Copertina, Slideshow } = frontend;
  return (
    <div className={styles.pictures}>
      <Figure title={t('fields.Logo')} isEmpty={Logo === ''}>
        <FrontendPicture url={URL} name={Logo} kind="logo" />
      </Figure>
      <Figure title={t('fields.Copertina')} isEmpty={Copertina === ''}>
        <FrontendPicture url={URL} name={Copertina} kind="cover" />
      </Figure>
      <Figure title={t('fields.Slideshow')} isEmpty={Slideshow.length === 0}>
        <ol className={styles.slides}>
          {Slideshow.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
            <li key={index}>
              <FrontendPicture url={URL} name={name} kind="slide" />
            </li>
          ))}
        </ol>
      </Figure>
    </div>
  );
}

interface FigureProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Figure({ title, isEmpty, children }: FigureProps) {
  const t = useFrontendsWords();
  return (
    <div className={styles.figure}>
      <h4 className={styles.label}>{title}</h4>
      {isEmpty ? <p>{t('detail.none')}</p> : children}
    </div>
  );
}
