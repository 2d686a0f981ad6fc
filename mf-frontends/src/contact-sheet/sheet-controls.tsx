import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import { Button, FormField, Select } from '@wabu/shared/ui';
import type { SheetSection } from '../model/sheet/sheet.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './sheet-controls.module.css';
import { useSheetWords } from './words/sheet-words.ts';

interface SheetControlsProps {
  sections: readonly SheetSection[];
  /** The chosen one; null for all. */
  section: string | null;
  onSection: (id: string | null) => void;
  languages: readonly LanguageCode[];
  onLanguages: (codes: readonly LanguageCode[]) => void;
}

export function SheetControls(props: SheetControlsProps) {
  const { sections, section, onSection, languages: shown, onLanguages } = props;
  const t = useFrontendsWords();
  const words = useSheetWords();
  function toggle(code: LanguageCode): void {
    const isLast = shown.length === 1 && shown[0] === code;
    if (isLast) return;
    onLanguages(
      languages
        .map((language) => language.code)
        .filter((one) => shown.includes(one) !== (one === code)),
    );
  }
  return (
    <div className={styles.controls}>
      <FormField label={words('section')} className={styles.section}>
        <Select
          value={section ?? ''}
          onChange={({ target }) => onSection(target.value === '' ? null : target.value)}
        >
          <option value="">{words('all')}</option>
          {sections.map(({ id, number, title }) => (
            <option key={id} value={id}>
              {number}. {title || t('sections.untitled')}
            </option>
          ))}
        </Select>
      </FormField>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>{words('languages')}</legend>
        {languages.map(({ code, label, name, html }) => (
          <Button
            key={code}
            size="sm"
            look={shown.includes(code) ? 'solid' : 'outline'}
            aria-pressed={shown.includes(code)}
            aria-label={`${label} · ${name}`}
            title={name}
            lang={html}
            onClick={() => toggle(code)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
