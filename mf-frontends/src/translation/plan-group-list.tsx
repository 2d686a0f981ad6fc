import type { Section } from '@wabu/shared/entities/frontend';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import { useEffect, useRef } from 'react';
import type { PlanGroup, PlannedCell } from '../model/translation/plan.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './plan-group-list.module.css';
import { useCellName } from './text-name.ts';

interface PlanGroupListProps {
  group: PlanGroup;
  cells: readonly PlannedCell[];
  sections: readonly Section[];
  isTicked: (cell: PlannedCell) => boolean;
  onTick: (cells: readonly PlannedCell[], ticked: boolean) => void;
}

/** One kind of texts of the plan: all, a language of them, or each by itself to be ticked. */
export function PlanGroupList({ group, cells, sections, isTicked, onTick }: PlanGroupListProps) {
  const t = useFrontendsWords();
  const nameOf = useCellName(sections);
  if (cells.length === 0) return null;
  const languages = [...new Set(cells.map(({ language }) => language))];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        <Tick
          label={`${t(`translate.groups.${group}`)} (${cells.length})`}
          ticked={cells.filter(isTicked).length}
          of={cells.length}
          onTick={(ticked) => onTick(cells, ticked)}
        />
      </legend>
      <p className={styles.hint}>{t(`translate.groupHints.${group}`)}</p>
      <div className={styles.languages}>
        {languages.map((language) => {
          const own = cells.filter((cell) => cell.language === language);
          const { label } = languageOf(language);
          return (
            <div key={language} className={styles.language}>
              <Tick
                label={`${label} (${own.length})`}
                ticked={own.filter(isTicked).length}
                of={own.length}
                onTick={(ticked) => onTick(own, ticked)}
              />
              <details className={styles.single}>
                <summary aria-label={t('translate.single', { language: label })} />
                <ul className={styles.cells}>
                  {own.map((cell) => (
                    <li key={textRefKey(cell)}>
                      <Tick
                        label={nameOf(cell)}
                        ticked={isTicked(cell) ? 1 : 0}
                        of={1}
                        onTick={(ticked) => onTick([cell], ticked)}
                      />
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface TickProps {
  label: string;
  /** How many of how many are ticked. */
  ticked: number;
  of: number;
  onTick: (ticked: boolean) => void;
}

/** A tick for many: half of them is neither yes nor no. */
function Tick({ label, ticked, of, onTick }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  const isMixed = ticked > 0 && ticked < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        checked={ticked === of}
        onChange={({ target }) => onTick(target.checked)}
      />
      {label}
    </label>
  );
}
