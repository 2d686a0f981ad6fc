import type { FindTexts, TextMatch } from '@wabu/shared/entities/replace/find-texts';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { Button, Dialog } from '@wabu/shared/ui';
import { useMemo, useState } from 'react';
import { type ChosenFrontend, chosenFrontends, countMatches } from '../model/replace/choice.ts';
import { DialogTotals } from '../parts/dialog-totals.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FoundList } from './found-list.tsx';
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
/** All languages; names and contents. */
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
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
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
