import type { Section } from '@wabu/shared/entities/frontend';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { type Language, languages } from '@wabu/shared/i18n/languages';
import { IconCheck, IconClose } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './section-card.module.css';

export function SectionCard({ section, number }: { section: Section; number: number }) {
  const t = useFrontendsWords();
  return (
    <article className="wabu-cropped wabu-frame" aria-label={t('detail.section', { number })}>
      <header className={styles.head}>
        <h4 className="wabu-small">{t('detail.section', { number })}</h4>
        <span className={styles.visible} data-visible={section.visible}>
          {section.visible ? <IconCheck size={18} /> : <IconClose size={18} />}
          {t(section.visible ? 'detail.visible' : 'detail.hidden')}
        </span>
      </header>
      <div className={styles.languages}>
        {languages.map((language) => (
          <SectionInLanguage key={language.code} section={section} language={language} />
        ))}
      </div>
    </article>
  );
}

function SectionInLanguage({ section, language }: { section: Section; language: Language }) {
  const t = useFrontendsWords();
  const name = section.NomeSezione[language.code] ?? '';
  const content = section.Contenuto[language.code] ?? '';
  return (
    <div className={styles.language}>
      <h5 className={styles.label} lang={language.html}>
        <abbr title={language.name}>{language.label}</abbr>
      </h5>
      {isEmptyText(name) && isEmptyText(content) ? (
        <p className={styles.none}>{t('detail.noText')}</p>
      ) : (
        <>
          <div className="wabu-bold">
            <RichTextView html={name} language={language.code} />
          </div>
          <RichTextView html={content} language={language.code} />
        </>
      )}
    </div>
  );
}
