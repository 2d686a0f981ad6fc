import { useLayoutEffect, useRef } from 'react';
import { markMatches } from './mark-matches.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import styles from './result-list.module.css';

interface Props {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  text: string;
  /** The id of the line that Enter opens. */
  active: string | undefined;
  onOpen: (item: PaletteItem) => void;
}

/** The id of the element of a line. */
export const optionId = (listId: string, item: PaletteItem) =>
  `${listId} ${item.id}`.replace(/\s/g, '_');

/** The lines of the palette in their groups: a listbox whose focus stays in the field (WAI-ARIA APG). */
export function ResultList({ id, label, groups, text, active, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is active
  useLayoutEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={styles.heading} role="presentation">
            {group.label}
          </div>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
            <div
              key={item.id}
              id={optionId(id, item)}
              role="option"
              aria-selected={item.id === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(item)}
            >
              <bdi className="wabu-shrink wabu-break">
                <Marked text={item.label} search={text} />
              </bdi>
              {item.detail && (
                <bdi className="wabu-shrink wabu-muted wabu-small wabu-break">
                  <Marked text={item.detail} search={text} />
                </bdi>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markMatches(text, search).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
