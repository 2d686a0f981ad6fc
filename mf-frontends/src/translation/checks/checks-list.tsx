import type { DismissedChecks, TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import { type CheckedTexts, openFindings } from '../../model/checks/draft-findings.ts';
import type { CheckedText } from '../../model/checks/finding.ts';
import { type FindingGroup, groupFindings } from '../../model/checks/finding-groups.ts';
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
  /** Accepts the finding in all these texts. */
  onDismiss: ((texts: readonly CheckedText[], check: TextCheck) => void) | undefined;
}

export function ChecksList({ texts, dismissed, onGo, onDismiss }: ChecksListProps) {
  const t = useFrontendsWords();
  const all = useAllFindings(texts);
  if (all === null) return null;
  const open = all
    .map((one) => ({ ...one, findings: openFindings(one, dismissed) }))
    .filter(({ findings }) => findings.length > 0);
  const groups = groupFindings(open);
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  if (count === 0) return <PanelText kind="facts">{t('checks.allFine')}</PanelText>;
  const rows = ({ texts, findings }: Omit<FindingGroup, 'rest'>) =>
    findings.map((finding) => (
      <FindingRow
        key={finding.check}
        checked={texts[0].checked}
        finding={finding}
        languages={texts.map(({ ref }) => ref.language)}
        onDismiss={
          onDismiss &&
          ((check) =>
            onDismiss(
              texts.map(({ checked }) => checked),
              check,
            ))
        }
      />
    ));
  return (
    <PanelDetails isTodo summary={t('checks.count', { count })}>
      <ol className={styles.texts}>
        {groups.map(({ rest, ...group }) => (
          <li key={textRefKey(group.texts[0].ref)}>
            <TextNames texts={texts} group={group.texts} onGo={onGo} />
            <ul>{rows(group)}</ul>
            {rest.length > 0 && (
              <details className="wabu-small">
                <summary>{t('checks.rest')}</summary>
                <ul>{rest.map((one) => rows({ texts: [one], findings: one.findings }))}</ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </PanelDetails>
  );
}

interface TextNamesProps extends Pick<ChecksListProps, 'texts' | 'onGo'> {
  group: FindingGroup['texts'];
}

/** The name of one text, or of a field with the languages of its texts. Each leads to its text. */
function TextNames({ texts, group, onGo }: TextNamesProps) {
  const nameOf = useTextName(texts.sections);
  const [{ ref: first }] = group;
  return (
    <span className="wabu-wrap wabu-gap-1 wabu-small wabu-medium wabu-break">
      {group.length > 1 && nameOf(first)}
      {group.map(({ ref }) => {
        const { label } = languageOf(ref.language);
        const name = `${nameOf(ref)} · ${label}`;
        const shown = group.length > 1 ? label : name;
        return onGo ? (
          <PanelButton key={label} label={name} onClick={() => onGo({ kind: 'text', ref })}>
            {shown}
          </PanelButton>
        ) : (
          <span key={label}>{shown}</span>
        );
      })}
    </span>
  );
}
