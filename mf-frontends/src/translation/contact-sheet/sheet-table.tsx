import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { EmptyState } from '@wabu/shared/ui';
import type { SheetSection } from '../../model/sheet/sheet.ts';
import { useProgressiveRender } from '../../parts/use-progressive-render.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { SheetCell } from './sheet-cell.tsx';
import styles from './sheet-table.module.css';
import { useSheetWords } from './words/it.ts';

interface SheetTableProps {
  sections: readonly SheetSection[];
  languages: readonly LanguageCode[];
}

/** A column for each language, a row for each section. On paper, three languages stand side by side. */
export function SheetTable({ sections, languages }: SheetTableProps) {
  const t = useFrontendsWords();
  const words = useSheetWords();
  const rendered = useProgressiveRender(sections.length);
  if (sections.length === 0) return <EmptyState title={t('detail.noSections')} />;
  return (
    <>
      {languages.length > 1 && <p className={styles.cue}>{words('scroll')}</p>}
      <section
        className={styles.scroller}
        aria-label={words('caption')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles.table} data-count={languages.length}>
          <thead className={styles.head}>
            <tr>
              {languages.map((code) => (
                <LanguageHead key={code} code={code} />
              ))}
            </tr>
          </thead>
          {sections.slice(0, rendered).map((section) => (
            <SectionRows key={section.id} section={section} languages={languages} />
          ))}
        </table>
      </section>
    </>
  );
}

function LanguageHead({ code }: { code: LanguageCode }) {
  const { label, name, html, direction } = languageOf(code);
  return (
    <th className={styles.language} scope="col" lang={html} dir={direction}>
      {label} · {name}
    </th>
  );
}

interface SectionRowsProps {
  section: SheetSection;
  languages: readonly LanguageCode[];
}

function SectionRows({ section, languages }: SectionRowsProps) {
  const t = useFrontendsWords();
  const { number, title, visible, texts } = section;
  return (
    <tbody className={styles.rows}>
      <tr className={styles.title}>
        <th className={styles.section} scope="rowgroup" colSpan={languages.length}>
          <span className={styles.name}>
            {number}. <bdi>{title || t('sections.untitled')}</bdi>
            {!visible && ` · ${t('detail.hidden')}`}
          </span>
        </th>
      </tr>
      <tr className={styles.cells}>
        {languages.map((code) => (
          <td key={code} className={styles.cell}>
            <SheetCell language={code} texts={texts[code]} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}
