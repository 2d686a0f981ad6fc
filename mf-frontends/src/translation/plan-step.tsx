import type { Section } from '@wabu/shared/entities/frontend';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { useStaffLocale } from '@wabu/shared/i18n';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { Button, Dialog } from '@wabu/shared/ui';
import { useMemo, useState } from 'react';
import { useEditorStore } from '../editor/editor-store.tsx';
import { draftProvenance } from '../model/draft/editor-state.ts';
import {
  type PlanGroup,
  type PlannedText,
  planGroups,
  planTotals,
  planTranslation,
  preselectedGroups,
} from '../model/translation/plan.ts';
import { CheckboxRow } from '../parts/checkbox-group.tsx';
import { DialogTotals } from '../parts/dialog-totals.tsx';
import { useTextName } from '../parts/text-name.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { translatableSections } from './picture-texts.ts';
import styles from './plan-step.module.css';
import { RulesDialog } from './rules-dialog.tsx';
import { SourceSelect } from './source-select.tsx';
import { UsageLine } from './usage-line.tsx';

interface PlanStepProps {
  onStart: (planned: readonly PlannedText[], source: LanguageCode) => void;
  onClose: () => void;
}

export function PlanStep({ onStart, onClose }: PlanStepProps) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const [source, setSource] = useState<LanguageCode>('it');
  const [showsRules, setShowsRules] = useState(false);
  const plan = useMemo(() => {
    const state = store.getState();
    return planTranslation(translatableSections(state.draft), draftProvenance(state), source);
  }, [store, source]);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isSelected = (planned: PlannedText) =>
    changed.get(textRefKey(planned)) ?? preselectedGroups.has(planned.group);
  const select = (planned: readonly PlannedText[], selected: boolean) =>
    setChanged(
      (before) =>
        new Map([...before, ...planned.map((planned) => [textRefKey(planned), selected] as const)]),
    );
  const locale = useStaffLocale();
  const chosen = plan.filter(isSelected);
  const { texts, languages, characters } = planTotals(chosen);
  const sections = translatableSections(store.getState().draft);
  const hasSource = plan.length > 0 || sections.length === 0;

  return (
    <Dialog
      width={800}
      title={t('translate.title')}
      onClose={onClose}
      footer={
        <>
          <DialogTotals>
            {texts === 0
              ? t('translate.noTotals')
              : t('translate.totals', {
                  texts: t('translate.texts', { count: texts }),
                  languages: t('translate.languages', { count: languages }),
                  characters: t('translate.characters', {
                    count: characters,
                    number: characters.toLocaleString(locale),
                  }),
                })}
          </DialogTotals>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button look="solid" disabled={texts === 0} onClick={() => onStart(chosen, source)}>
            {t('translate.open')}
          </Button>
        </>
      }
    >
      <div className={styles.source}>
        <span aria-hidden="true">{t('translate.source')}</span>
        <SourceSelect
          aria-label={t('translate.source')}
          source={source}
          onChange={(next) => {
            setSource(next);
            setChanged(new Map());
          }}
        />
        <Button size="sm" look="quiet" className="wabu-end" onClick={() => setShowsRules(true)}>
          {t('translate.rules.open')}
        </Button>
        {showsRules && <RulesDialog onClose={() => setShowsRules(false)} />}
      </div>
      <UsageLine characters={characters} />
      {plan.length === 0 && (
        <p>
          {hasSource
            ? t('translate.nothing')
            : t('translate.noSource', { language: languageOf(source).name })}
        </p>
      )}
      {planGroups.map((group) => (
        <PlanGroupList
          key={group}
          group={group}
          planned={plan.filter((planned) => planned.group === group)}
          sections={sections}
          isSelected={isSelected}
          onSelect={select}
        />
      ))}
    </Dialog>
  );
}

interface PlanGroupListProps {
  group: PlanGroup;
  planned: readonly PlannedText[];
  sections: readonly Section[];
  isSelected: (planned: PlannedText) => boolean;
  onSelect: (planned: readonly PlannedText[], selected: boolean) => void;
}

function PlanGroupList({ group, planned, sections, isSelected, onSelect }: PlanGroupListProps) {
  const t = useFrontendsWords();
  const nameOf = useTextName(sections);
  if (planned.length === 0) return null;
  const languages = [...new Set(planned.map(({ language }) => language))];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        <CheckboxRow
          label={`${t(`translate.groups.${group}`)} (${planned.length})`}
          selected={planned.filter(isSelected).length}
          of={planned.length}
          onSelect={(selected) => onSelect(planned, selected)}
        />
      </legend>
      <p className={styles.hint}>{t(`translate.groupHints.${group}`)}</p>
      <div className={styles.languages}>
        {languages.map((language) => {
          const own = planned.filter((planned) => planned.language === language);
          const { label } = languageOf(language);
          return (
            <div key={language} className={styles.language}>
              <CheckboxRow
                label={`${label} (${own.length})`}
                selected={own.filter(isSelected).length}
                of={own.length}
                onSelect={(selected) => onSelect(own, selected)}
              />
              <details className={styles.single}>
                <summary aria-label={t('translate.single', { language: label })} />
                <ul className={styles.texts}>
                  {own.map((planned) => (
                    <li key={textRefKey(planned)}>
                      <CheckboxRow
                        label={nameOf(planned)}
                        selected={isSelected(planned)}
                        onSelect={(selected) => onSelect([planned], selected)}
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
