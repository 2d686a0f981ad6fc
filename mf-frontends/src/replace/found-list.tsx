import { findLimits, type TextMatch } from '@wabu/shared/entities/replace/find-texts';
import { useStaffLocale } from '@wabu/shared/i18n';
import { Button } from '@wabu/shared/ui';
import { useState } from 'react';
import { type Excluded, isChosen } from '../model/replace/choice.ts';
import { CheckboxRow } from '../parts/checkbox-group.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FoundFrontendGroup } from './found-frontend.tsx';
import styles from './replace.module.css';
import type { Finding } from './use-find.ts';

/** Microsites that are shown at first, and by each «Mostra altri»: all of them are chosen and replaced. */
const SHOWN = 25;

interface FoundListProps {
  finding: Finding;
  excluded: Excluded;
  onSelect: (matches: readonly TextMatch[], isSelected: boolean) => void;
}

export function FoundList({ finding, excluded, onSelect }: FoundListProps) {
  const t = useFrontendsWords();
  const locale = useStaffLocale();
  const [limit, setLimit] = useState(SHOWN);
  const { status, frontends, searched } = finding;
  const listed = frontends.filter(({ tooMany }) => !tooMany);
  const full = frontends.filter(({ tooMany }) => tooMany);
  const all = listed.flatMap(({ texts }) => texts.flatMap(({ matches }) => matches));
  const usable = all.filter(({ broken }) => !broken);
  const left = listed.length - limit;
  return (
    <section className={styles.found} aria-label={t('replace.found')}>
      {(status === 'stopped' || status === 'full') && (
        <p className={styles.note}>
          {t(status === 'full' ? 'replace.full' : 'replace.stopped', {
            count: searched,
            number: searched.toLocaleString(locale),
          })}
        </p>
      )}
      {status === 'done' && frontends.length === 0 && (
        <p role="status">{t('replace.nothing', { count: searched })}</p>
      )}
      {full.map(({ URL }) => (
        <p key={URL} className={styles.note}>
          {t('replace.tooMany', { url: URL, count: findLimits.matches })}
        </p>
      ))}
      {usable.length > 0 && status !== 'running' && (
        <CheckboxRow
          label={t('replace.all')}
          selected={usable.filter((match) => isChosen(match, excluded)).length}
          of={usable.length}
          onSelect={(isSelected) => onSelect(usable, isSelected)}
        />
      )}
      {listed.slice(0, limit).map((found) => (
        <FoundFrontendGroup key={found.URL} found={found} excluded={excluded} onSelect={onSelect} />
      ))}
      {left > 0 && (
        <Button size="sm" onClick={() => setLimit(limit + SHOWN)}>
          {t('replace.more', { count: left })}
        </Button>
      )}
    </section>
  );
}
