import type { Section } from '@wabu/shared/entities/frontend';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import type { PlanGroup, PlannedText } from '../model/translation/plan.ts';
import { CheckboxRow } from '../parts/checkbox-group.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './plan-group-list.module.css';
import { useTextName } from './text-name.ts';

interface PlanGroupListProps {
  group: PlanGroup;
  planned: readonly PlannedText[];
  sections: readonly Section[];
  isSelected: (planned: PlannedText) => boolean;
  onSelect: (planned: readonly PlannedText[], selected: boolean) => void;
}

export function PlanGroupList({
  group,
  planned,
  sections,
  isSelected,
  onSelect,
}: PlanGroupListProps) {
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
