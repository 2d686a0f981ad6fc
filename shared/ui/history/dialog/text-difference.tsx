import { useMemo } from 'react';
import { plainText } from '../../../entities/rich-text/plain-text.ts';
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { wordDifferences } from '../../../text/word-differences.ts';
import { VisuallyHidden } from '../../controls/visually-hidden.tsx';
import styles from './history.module.css';
import { useHistoryWords } from './words/history-words.ts';

interface TextDifferenceProps {
  before: string;
  after: string;
  /** The language of the text; null for a text without one, such as an address. */
  language: LanguageCode | null;
}

export function TextDifference({ before, after, language }: TextDifferenceProps) {
  const t = useHistoryWords();
  const runs = useMemo(
    () => wordDifferences(plainText(before), plainText(after), language ?? 'it'),
    [before, after, language],
  );
  const isReformatted = tagsOf(before) !== tagsOf(after);
  const { html: lang, direction } = language
    ? languageOf(language)
    : { html: undefined, direction: 'auto' };
  return (
    <>
      <p className={styles.text} lang={lang} dir={direction}>
        {runs.map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          const Tag = kind === 'added' ? 'ins' : 'del';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other identity
            <Tag key={index} className={styles[kind]}>
              <VisuallyHidden>{t(kind)} </VisuallyHidden>
              {text}
            </Tag>
          );
        })}
        {runs.length === 0 && t('empty')}
      </p>
      {isReformatted && <p className={styles.note}>{t('formatting')}</p>}
    </>
  );
}

const tagsOf = (html: string) => (html.match(/<[^<>]*>/g) ?? []).join('');
