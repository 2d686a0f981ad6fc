import type { FieldProblem } from '@wabu/shared/entities/problem';
import { RecordGroup } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { partIds } from '../model/record-parts.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { AddressFields } from './address-fields.tsx';
import { FactsSection } from './facts/facts-section.tsx';
import { SaveProblemsContext } from './form-errors.tsx';
import styles from './frontend-form.module.css';
import { ImageFields } from './image-fields.tsx';
import { SectionsEditor } from './sections/sections-editor.tsx';
import { SupplierField } from './supplier-field.tsx';
import { UrlField } from './url-field.tsx';

interface FrontendFormProps {
  /** Existing URLs, normalized. */
  takenUrls: ReadonlySet<string>;
  problems: readonly FieldProblem[];
  notices?: ReactNode;
  sectionActions?: ReactNode;
}

export function FrontendForm(props: FrontendFormProps) {
  const { takenUrls, problems, notices, sectionActions } = props;
  const t = useFrontendsWords();
  return (
    <SaveProblemsContext value={problems}>
      {notices}
      <form
        className="wabu-stack wabu-gap-4 wabu-shrink"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <div id={partIds.data} className={styles.head}>
          <UrlField taken={takenUrls} />
          <SupplierField />
        </div>
        <AddressFields />
        <FactsSection />
        <RecordGroup id={partIds.images} title={t('detail.images')}>
          <ImageFields taken={takenUrls} />
        </RecordGroup>
        <RecordGroup id={partIds.sections} title={t('fields.Sezioni')}>
          <SectionsEditor actions={sectionActions} />
        </RecordGroup>
      </form>
    </SaveProblemsContext>
  );
}
