import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { Button, Dialog } from '@wabu/shared/ui';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAllFindings } from '../checks/use-all-findings.ts';
import { type EditorStore, stateOf } from '../editor/editor-store.tsx';
import { textsInEditor } from '../model/checks/draft-findings.ts';
import { isDirty } from '../model/draft/editor-state.ts';
import { sheetOf } from '../model/sheet/sheet.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './contact-sheet.module.css';
import { SheetControls } from './sheet-controls.tsx';
import { SheetSummary } from './sheet-summary.tsx';
import { SheetTable } from './sheet-table.tsx';
import { useSheetWords } from './words/sheet-words.ts';

interface ContactSheetProps {
  /** The open form's store; null shows the saved frontend. */
  store: EditorStore | null;
  frontend: FrontendWithProvenance | undefined;
  onClose: () => void;
}

export function ContactSheet({ store, frontend, onClose }: ContactSheetProps) {
  const [state] = useState(() => stateOf(store, frontend));
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
