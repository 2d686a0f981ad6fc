import { pictureNames } from '@wabu/shared/entities/microsite';
import {
  type SectionField,
  sectionFields,
  type TextRef,
} from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageOf, languages } from '@wabu/shared/i18n/languages';
import { VisuallyHidden } from '@wabu/shared/ui';
import { memo, useMemo } from 'react';
import { useEditor, useEditorSection } from '../../editor/editor-store.tsx';
import { useRequestFormTarget } from '../../editor/form-target-context.tsx';
import { altTextIn } from '../../model/draft/alt-texts.ts';
import { type DisplayState, displayStateOf } from '../../model/draft/display-state.ts';
import { StateBadge } from '../../parts/state-badge.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './state-grid.module.css';
import { useSectionName } from './use-section.ts';

interface StateGridProps {
  sections: readonly string[];
  /** Opens a text. Must be a stable function. */
  onOpen: (ref: TextRef) => void;
}

const legend: readonly DisplayState[] = ['missing', 'outdated', 'machine', 'human', 'default'];

export const StateGrid = memo(function StateGrid({ sections, onOpen }: StateGridProps) {
  const t = useFrontendsWords();
  return (
    <details className={styles.box} open>
      <summary className="wabu-pad-2-3 wabu-medium wabu-clickable">{t('states.title')}</summary>
      <ul className={styles.legend}>
        {legend.map((state) => (
          <li key={state}>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
      <div className={styles.scroller}>
        <table className={styles.grid}>
          <VisuallyHidden as="caption">{t('states.caption')}</VisuallyHidden>
          <thead>
            <tr>
              <td />
              {languages.map(({ code, label, name }) => (
                <th key={code} scope="col">
                  <abbr title={name}>{label}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.flatMap((section, index) =>
              sectionFields.map((field) => (
                <Row
                  key={`${section}${field}`}
                  section={section}
                  field={field}
                  number={index + 1}
                  onOpen={onOpen}
                />
              )),
            )}
            <PictureRows />
          </tbody>
        </table>
      </div>
    </details>
  );
});

interface RowProps extends Pick<StateGridProps, 'onOpen'> {
  section: string;
  field: SectionField;
  number: number;
}

/** Memoized: a key press renders only the changed cells of its own section. */
const Row = memo(function Row({ section, field, number, onOpen }: RowProps) {
  const t = useFrontendsWords();
  const name = useSectionName(section);
  const text = `${number}. ${name}, ${t(`fields.${field}`)}`;
  return (
    <tr>
      <th scope="row" className={styles.text}>
        {field === 'NomeSezione' ? (
          <>
            {number}. <bdi>{name}</bdi>
          </>
        ) : (
          <span className={styles.part}>{t('fields.Contenuto')}</span>
        )}
      </th>
      {languages.map(({ code }) => (
        <td key={code}>
          <StateCell section={section} field={field} language={code} text={text} onOpen={onOpen} />
        </td>
      ))}
    </tr>
  );
});

interface StateCellProps extends Pick<StateGridProps, 'onOpen'> {
  section: string;
  field: SectionField;
  language: LanguageCode;
  text: string;
}

const StateCell = memo(function StateCell({
  section,
  field,
  language,
  text,
  onOpen,
}: StateCellProps) {
  const ref = { section, field, language };
  const state = useEditorSection(section, (editor) => displayStateOf(editor, ref));
  return <CellButton text={text} language={language} state={state} onClick={() => onOpen(ref)} />;
});

function PictureRows() {
  const names = useEditor(({ draft }) => JSON.stringify(pictureNames(draft)));
  const files = useMemo(() => JSON.parse(names) as string[], [names]);
  return files.map((file) => <PictureRow key={file} file={file} />);
}

const PictureRow = memo(function PictureRow({ file }: { file: string }) {
  const t = useFrontendsWords();
  return (
    <tr>
      <th scope="row" className={styles.text}>
        {t('altText.title')} · <bdi>{file}</bdi>
      </th>
      {languages.map(({ code }) => (
        <td key={code}>
          <AltTextCell file={file} language={code} />
        </td>
      ))}
    </tr>
  );
});

function AltTextCell({ file, language }: { file: string; language: LanguageCode }) {
  const t = useFrontendsWords();
  const request = useRequestFormTarget();
  const state = useEditor(({ draft }): DisplayState => {
    const { decorative, texts } = altTextIn(draft.altTexts, file);
    if (decorative === true) return 'unneeded';
    return (texts[language] ?? '').trim() === '' ? 'missing' : 'human';
  });
  return (
    <CellButton
      text={`${t('altText.title')} ${file}`}
      language={language}
      state={state}
      onClick={() => request({ kind: 'altText', file, language })}
    />
  );
}

interface CellButtonProps {
  text: string;
  language: LanguageCode;
  state: DisplayState;
  onClick: () => void;
}

function CellButton({ text, language, state, onClick }: CellButtonProps) {
  const t = useFrontendsWords();
  const { name } = languageOf(language);
  const words = t('states.cell', { text, language: name, state: t(`states.${state}`) });
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={words}
      title={words}
      onClick={onClick}
    >
      <StateBadge silent state={state} />
    </button>
  );
}
