import { addressFields } from '@wabu/shared/entities/address-fields';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { AddressText, EmptyState, Fact, lazyPart, RecordFacts, RecordGroup } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { partIds } from '../model/record-parts.ts';
import { useProgressiveRender } from '../parts/use-progressive-render.ts';
import { FrontendPicture } from '../pictures/frontend-picture.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-view.module.css';
import { SectionCard } from './section-card.tsx';

// Most frontends have none, and hours and kinds have words in nine languages.
const FactsView = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'facts' */ '../form/facts/facts-view.tsx')).FactsView,
);

export function FrontendView({ frontend, children }: { frontend: Frontend; children?: ReactNode }) {
  const t = useFrontendsWords();
  const { URL, Fornitore, Localizzazione, Sezioni, facts = {} } = frontend;
  const rendered = useProgressiveRender(Sezioni.length);
  return (
    <>
      {children}
      <div id={partIds.data} className={styles.data}>
        <RecordGroup title={t('detail.url')}>
          <RecordFacts>
            <TextFact label={t('fields.URL')} value={URL} isAddress />
            <TextFact label={t('fields.Fornitore')} value={Fornitore} />
          </RecordFacts>
        </RecordGroup>
        <RecordGroup title={t('detail.address')}>
          <RecordFacts>
            {addressFields.map((field) => (
              <TextFact
                key={field}
                label={t(`fields.${field}`)}
                value={Localizzazione[field]}
                isAddress={field === 'email'}
              />
            ))}
          </RecordFacts>
        </RecordGroup>
      </div>
      {Object.keys(facts).length > 0 && <FactsView facts={facts} />}
      <RecordGroup id={partIds.images} title={t('detail.images')}>
        <Pictures frontend={frontend} />
      </RecordGroup>
      <RecordGroup id={partIds.sections} title={t('fields.Sezioni')}>
        {Sezioni.length === 0 && <EmptyState title={t('detail.noSections')} />}
        <ol className="wabu-stack wabu-gap-4">
          {Sezioni.slice(0, rendered).map((section, index) => (
            <li key={section.id}>
              <SectionCard section={section} number={index + 1} />
            </li>
          ))}
        </ol>
      </RecordGroup>
    </>
  );
}

interface TextFactProps {
  label: string;
  value: string;
  isAddress?: boolean;
}

function TextFact({ label, value, isAddress = false }: TextFactProps) {
  const t = useFrontendsWords();
  const text = isAddress ? <AddressText address={value} /> : value;
  return <Fact label={label}>{value === '' ? t('detail.none') : text}</Fact>;
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
      <h4 className="wabu-muted wabu-tiny wabu-normal">{title}</h4>
      {isEmpty ? <p>{t('detail.none')}</p> : children}
    </div>
  );
}
