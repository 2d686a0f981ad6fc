import {
  type FindTexts,
  findLimits,
  type TextMatch,
} from '@wabu/shared/entities/replace/find-texts';
import { useStaffLocale } from '@wabu/shared/i18n';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { Button, Dialog } from '@wabu/shared/ui';
import { useMemo, useState } from 'react';
import {
  type ChosenFrontend,
  chosenFrontends,
  countMatches,
  type Excluded,
  isChosen,
} from '../../model/replace/choice.ts';
import { CheckboxRow } from '../../parts/checkbox-group.tsx';
import { DialogTotals } from '../../parts/dialog-totals.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { FoundFrontendGroup } from './found-frontend.tsx';
import styles from './replace.module.css';
import { SearchForm } from './search-form.tsx';
import type { Finding } from './use-find.ts';

interface SearchStepProps {
  finding: Finding | null;
  find: (search: FindTexts) => void;
  stop: () => void;
  clear: () => void;
  onReplace: (chosen: readonly ChosenFrontend[]) => void;
  onClose: () => void;
}

const nothing: ReadonlySet<TextMatch> = new Set();
const initialSearch: FindTexts = {
  text: '',
  replacement: '',
  matchCase: false,
  ignoreAccents: false,
  wholeWords: false,
  fields: ['names', 'contents'],
  languages: [...languageCodes],
};

export function SearchStep({ finding, find, stop, clear, onReplace, onClose }: SearchStepProps) {
  const t = useFrontendsWords();
  const [search, setSearch] = useState<FindTexts>(initialSearch);
  const [excluded, setExcluded] = useState(nothing);
  const frontends = finding?.frontends;
  const chosen = useMemo(() => chosenFrontends(frontends ?? [], excluded), [frontends, excluded]);
  const count = useMemo(
    () => chosen.reduce((sum, { texts }) => sum + countMatches(texts), 0),
    [chosen],
  );
  const isRunning = finding?.status === 'running';
  const canReplace = finding !== null && finding.status !== 'failed' && !isRunning;

  function select(matches: readonly TextMatch[], isSelected: boolean): void {
    const next = new Set(excluded);
    for (const match of matches) isSelected ? next.delete(match) : next.add(match);
    setExcluded(next);
  }

  return (
    <Dialog
      width={800}
      title={t('replace.title')}
      onClose={onClose}
      footer={
        <>
          <DialogTotals>
            {canReplace &&
              t('replace.totals', {
                matches: t('replace.matches', { count }),
                microsites: t('replace.inMicrosites', { count: chosen.length }),
              })}
          </DialogTotals>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          {canReplace ? (
            <Button look="solid" disabled={count === 0} onClick={() => onReplace(chosen)}>
              {t('replace.start', { count })}
            </Button>
          ) : (
            <Button type="submit" form="replace-search" look="solid" busy={isRunning}>
              {t('replace.find')}
            </Button>
          )}
        </>
      }
    >
      <SearchForm
        id="replace-search"
        search={search}
        problem={finding?.problem}
        onChange={(next) => {
          setSearch(next);
          setExcluded(nothing);
          if (finding) clear();
        }}
        onFind={() => {
          setExcluded(nothing);
          find(search);
        }}
      />
      {isRunning && (
        <div className={styles.searching}>
          <progress
            aria-label={t('run.progress', { done: finding.searched, count: finding.total })}
            max={Math.max(finding.total, 1)}
            value={finding.searched}
          />
          <span>{t('run.progress', { done: finding.searched, count: finding.total })}</span>
          <Button size="sm" onClick={stop}>
            {t('run.stop')}
          </Button>
        </div>
      )}
      {finding && <FoundList finding={finding} excluded={excluded} onSelect={select} />}
    </Dialog>
  );
}

/** Microsites that are shown at first, and by each «Mostra altri»: all of them are chosen and replaced. */
const SHOWN = 25;

interface FoundListProps {
  finding: Finding;
  excluded: Excluded;
  onSelect: (matches: readonly TextMatch[], isSelected: boolean) => void;
}

function FoundList({ finding, excluded, onSelect }: FoundListProps) {
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
