import { plainText } from '@wabu/shared/entities/rich-text/plain-text';
import { languageOf } from '@wabu/shared/i18n/languages';
import { IconAlert } from '@wabu/shared/ui';
import { wordDifferences } from '@wabu/shared/word-differences';
import { useMemo } from 'react';
import type { TranslatedText } from '../model/translation/job.ts';
import changes from '../parts/changed-words.module.css';
import { CheckboxRow } from '../parts/checkbox-group.tsx';
import { PanelText } from '../parts/record-panel.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './review-item.module.css';

interface ReviewItemProps {
  translated: TranslatedText;
  name: string;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

export function ReviewItem({ translated, name, isKept, onKeep }: ReviewItemProps) {
  const t = useFrontendsWords();
  const { planned, html, flags } = translated;
  const { label, html: lang, direction } = languageOf(planned.language);
  const differences = useMemo(
    () => wordDifferences(plainText(planned.before), plainText(html), lang),
    [planned.before, html, lang],
  );
  return (
    <li className={styles.item} data-flagged={flags.length > 0 || undefined}>
      <CheckboxRow label={`${label} · ${name}`} selected={isKept} onSelect={onKeep} />
      {flags.length > 0 && (
        <p className="wabu-row wabu-gap-1 wabu-warning wabu-small">
          <IconAlert size={16} aria-hidden="true" />
          {t('translate.flagged')}: {flags.map((flag) => t(`translate.flags.${flag}`)).join(', ')}
        </p>
      )}
      <PanelText kind="facts">{plainText(planned.source)}</PanelText>
      <p className={`${styles.text} ${changes.changed}`} lang={lang} dir={direction}>
        {differences.map(({ kind, text }, index) => {
          // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces never move
          if (kind === 'added') return <ins key={index}>{text}</ins>;
          if (kind === 'removed') return <del key={index}>{text}</del>;
          return <span key={index}>{text}</span>;
          // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces never move
        })}
      </p>
    </li>
  );
}
