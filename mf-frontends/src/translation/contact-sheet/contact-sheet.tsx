import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { type LanguageCode, languageCodes, languages } from '@wabu/shared/i18n/languages';
import { Button, Dialog, FormField, Select, useTimeFormat } from '@wabu/shared/ui';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type EditorStore, stateOf } from '../../editor/editor-store.tsx';
import { textsInEditor } from '../../model/checks/draft-findings.ts';
import { isDirty } from '../../model/draft/editor-state.ts';
import { countsOf, type SheetSection, sheetOf } from '../../model/sheet/sheet.ts';
import { PanelText } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { useAllFindings } from '../checks/use-all-findings.ts';
import styles from './contact-sheet.module.css';
import { SheetTable } from './sheet-table.tsx';
import { useSheetWords } from './words/it.ts';

interface ContactSheetProps {
  store: EditorStore | null;
  frontend: FrontendWithProvenance | undefined;
  onClose: () => void;
}

export function ContactSheet({ store, frontend, onClose }: ContactSheetProps) {
  const [state] = useState(() => store?.getState() ?? stateOf(frontend));
  const t = useFrontendsWords();
  const words = useSheetWords();
  const [section, setSection] = useState<string | null>(null);
  const [languages, setLanguages] = useState<readonly LanguageCode[]>(languageCodes);
  const texts = useMemo(() => textsInEditor(state), [state]);
  const found = useAllFindings(texts);
  const all = useMemo(() => sheetOf(state, found ?? []), [state, found]);
  const sections = section === null ? all : all.filter(({ id }) => id === section);
  const { URL, Fornitore } = state.draft;
  return (
    <Dialog
      placement="page"
      title={
        <>
          {words('title')} · <bdi>{URL || Fornitore || t('sections.untitled')}</bdi>
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('preview.close')}</Button>
          <Button look="solid" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            {words('print')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <SheetControls
          sections={all}
          section={section}
          onSection={setSection}
          languages={languages}
          onLanguages={setLanguages}
        />
        <SheetSummary
          sections={sections}
          languages={languages}
          isUnsaved={isDirty(state)}
          isChecking={found === null}
        />
        <SheetTable key={section} sections={sections} languages={languages} />
      </div>
    </Dialog>
  );
}

interface SheetSummaryProps {
  sections: readonly SheetSection[];
  languages: readonly LanguageCode[];
  isUnsaved: boolean;
  isChecking: boolean;
}

const kinds = ['missing', 'outdated', 'machine', 'differing'] as const;

function SheetSummary({ sections, languages, isUnsaved, isChecking }: SheetSummaryProps) {
  const t = useSheetWords();
  const format = useTimeFormat();
  const [now] = useState(() => Date.now());
  const counts = countsOf(sections, languages);
  const open = kinds.filter((kind) => counts[kind] > 0);
  return (
    <PanelText kind="facts" role="status">
      {`${format(now)}${isUnsaved ? ` · ${t('unsaved')}` : ''} · `}
      {isChecking
        ? t('checking')
        : open.map((kind) => t(`counts.${kind}`, { count: counts[kind] })).join(' · ') ||
          t('allFine')}
    </PanelText>
  );
}

interface SheetControlsProps {
  sections: readonly SheetSection[];
  /** The chosen one; null for all. */
  section: string | null;
  onSection: (id: string | null) => void;
  languages: readonly LanguageCode[];
  onLanguages: (codes: readonly LanguageCode[]) => void;
}

function SheetControls(props: SheetControlsProps) {
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
