import type { TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { SOURCE_LANGUAGE } from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { Button, IconAlert } from '@wabu/shared/ui';
import type { CheckedText, Finding } from '../../model/checks/finding.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './finding-row.module.css';

interface FindingRowProps {
  checked: CheckedText;
  finding: Finding;
  /** Those that have the same finding, in place of the language of `checked` alone. */
  languages?: readonly LanguageCode[];
  /** Accepts the finding; readers have no button. */
  onDismiss: ((check: TextCheck) => void) | undefined;
}

export function FindingRow({ checked, finding, languages, onDismiss }: FindingRowProps) {
  const t = useFrontendsWords();
  const { check, source, target } = finding;
  const words = t(`checks.kinds.${check}`);
  return (
    <li className={styles.row}>
      <span className="wabu-inline wabu-gap-1 wabu-warning wabu-medium">
        <IconAlert size={16} aria-hidden="true" />
        {words}
      </span>
      {source.length > 0 && checked.source !== null && (
        <Pieces languages={[checked.source.language]} pieces={source} />
      )}
      <Pieces languages={languages ?? [checked.language]} pieces={target} />
      {onDismiss && (
        <Button
          size="sm"
          look="quiet"
          className="wabu-end"
          aria-label={`${t('checks.dismiss')}: ${words}`}
          onClick={() => onDismiss(check)}
        >
          {t('checks.dismiss')}
        </Button>
      )}
    </li>
  );
}

interface PiecesProps {
  languages: readonly LanguageCode[];
  pieces: readonly string[];
}

function Pieces({ languages, pieces }: PiecesProps) {
  const t = useFrontendsWords();
  const [first] = languages;
  const { html, direction } = languageOf(first ?? SOURCE_LANGUAGE);
  return (
    <span className={styles.pieces}>
      {languages.map(languageOf).map(({ label, name }) => (
        <abbr key={label} title={name}>
          {label}
        </abbr>
      ))}
      {pieces.length === 0 && <span className={styles.none}>{t('checks.nothing')}</span>}
      {pieces.map((piece) => (
        <q key={piece} lang={html} dir={direction} className={styles.piece}>
          {piece}
        </q>
      ))}
    </span>
  );
}
