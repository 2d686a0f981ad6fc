import type { DismissedChecks, TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import {
  type CheckedTexts,
  openFindings,
  type TextFindings,
} from '../../model/checks/draft-findings.ts';
import type { CheckedText } from '../../model/checks/finding.ts';
import type { FormTarget } from '../../model/publication/form-target.ts';
import { PanelButton, PanelDetails, PanelText } from '../../parts/record-panel.tsx';
import { useTextName } from '../../parts/text-name.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './checks-list.module.css';
import { FindingRow } from './finding-row.tsx';
import { useAllFindings } from './use-all-findings.ts';

interface ChecksListProps {
  texts: CheckedTexts;
  dismissed: DismissedChecks;
  /** Leads to the text; readers only see the list. */
  onGo: ((target: FormTarget) => void) | undefined;
  onDismiss: ((checked: CheckedText, check: TextCheck) => void) | undefined;
}

export function ChecksList({ texts, dismissed, onGo, onDismiss }: ChecksListProps) {
  const t = useFrontendsWords();
  const all = useAllFindings(texts);
  if (all === null) return null;
  const open = all
    .map((one) => ({ ...one, findings: openFindings(one, dismissed) }))
    .filter(({ findings }) => findings.length > 0);
  const count = open.reduce((sum, { findings }) => sum + findings.length, 0);
  if (count === 0) return <PanelText kind="facts">{t('checks.allFine')}</PanelText>;
  return (
    <PanelDetails isTodo summary={t('checks.count', { count })}>
      <ol className={styles.texts}>
        {open.map(({ ref, checked, findings }) => (
          <li key={textRefKey(ref)}>
            <TextName texts={texts} found={ref} onGo={onGo} />
            <ul>
              {findings.map((finding) => (
                <FindingRow
                  key={finding.check}
                  checked={checked}
                  finding={finding}
                  onDismiss={onDismiss && ((check) => onDismiss(checked, check))}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </PanelDetails>
  );
}

interface TextNameProps extends Pick<ChecksListProps, 'texts' | 'onGo'> {
  found: TextFindings['ref'];
}

function TextName({ texts, found, onGo }: TextNameProps) {
  const nameOf = useTextName(texts.sections);
  const words = `${nameOf(found)} · ${languageOf(found.language).label}`;
  return (
    <span className="wabu-small wabu-medium wabu-break">
      {onGo ? (
        <PanelButton onClick={() => onGo({ kind: 'text', ref: found })}>{words}</PanelButton>
      ) : (
        words
      )}
    </span>
  );
}
