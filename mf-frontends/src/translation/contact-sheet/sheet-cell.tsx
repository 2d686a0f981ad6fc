import { type SectionField, sectionFields } from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { IconAlert } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SheetText } from '../../model/sheet/sheet.ts';
import { StateBadge } from '../../parts/state-badge.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { FindingRow } from '../checks/finding-row.tsx';
import styles from './sheet-cell.module.css';
import { useSheetWords } from './words/it.ts';

interface SheetCellProps {
  language: LanguageCode;
  texts: Record<SectionField, SheetText>;
}

export function SheetCell({ language, texts }: SheetCellProps) {
  const { label, name, html, direction } = languageOf(language);
  return (
    <>
      {/* On paper, where the head of the column is elsewhere. */}
      <p className={styles.language} lang={html} dir={direction} aria-hidden="true">
        {label} · {name}
      </p>
      {sectionFields.map((field) => (
        <CellText key={field} field={field} language={language} text={texts[field]} />
      ))}
    </>
  );
}

interface CellTextProps {
  field: SectionField;
  language: LanguageCode;
  text: SheetText;
}

function CellText({ field, language, text: { html, state, found } }: CellTextProps) {
  const t = useFrontendsWords();
  const words = useSheetWords();
  const place = useRef<HTMLDivElement>(null);
  const isTooWide = useOverflow(place, html);
  return (
    <div className={styles.text} data-state={state}>
      <div className={styles.head}>
        {t(`fields.${field}`)}
        <StateBadge state={state} />
      </div>
      {html !== '' && (
        <div ref={place} className={styles.html} data-field={field}>
          <RichTextView html={html} language={language} linksWork={false} />
        </div>
      )}
      {isTooWide && (
        <p className={styles.mark}>
          <IconAlert size={16} aria-hidden="true" />
          {words('tooWide')}
        </p>
      )}
      {found && (
        <ul className={styles.findings}>
          {found.findings.map((finding) => (
            <FindingRow
              key={finding.check}
              checked={found.checked}
              finding={finding}
              onDismiss={undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A word that is too wide is broken anywhere, so it is measured as it is without that. */
function useOverflow(place: RefObject<HTMLElement | null>, html: string): boolean {
  const [isTooWide, setTooWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured again
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      element.classList.add(styles.measured ?? '');
      setTooWide(element.scrollWidth > element.clientWidth + 1);
      element.classList.remove(styles.measured ?? '');
    };
    // It measures first when it begins, after the text is there.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, html]);
  return isTooWide;
}
