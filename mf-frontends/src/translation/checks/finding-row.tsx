import type { TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { Button, IconAlert } from '@wabu/shared/ui';
import type { CheckedText, Finding } from '../../model/checks/finding.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './finding-row.module.css';

interface FindingRowProps {
  checked: CheckedText;
  finding: Finding;
  /** Accepts the finding; readers have no button. */
  onDismiss: ((check: TextCheck) => void) | undefined;
}

export function FindingRow({ checked, finding, onDismiss }: FindingRowProps) {
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
        <Pieces language={checked.source.language} pieces={source} />
      )}
      <Pieces language={checked.language} pieces={target} />
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

function Pieces({ language, pieces }: { language: LanguageCode; pieces: readonly string[] }) {
  const t = useFrontendsWords();
  const { label, name, html, direction } = languageOf(language);
  return (
    <span className={styles.pieces}>
      <abbr title={name}>{label}</abbr>
      {pieces.length === 0 && <span className={styles.none}>{t('checks.nothing')}</span>}
      {pieces.map((piece) => (
        <q key={piece} lang={html} dir={direction} className={styles.piece}>
          {piece}
        </q>
      ))}
    </span>
  );
}
