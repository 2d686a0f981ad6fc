import { sectionFields } from '@wabu/shared/entities/translation-provenance';
import { Button, IconDelete, Toggle } from '@wabu/shared/ui';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useEditorSection, useEditorStore } from '../../editor/editor-store.tsx';
import { changes, sectionIn } from '../../model/draft/editor-state.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { SortableHandle } from '../../parts/sortable-list.tsx';
import { SectionTools } from '../../templates/copy/section-tools.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './section-editor.module.css';
import { TextField } from './text-field.tsx';
import type { LanguagePair } from './use-language-pair.ts';
import { useSectionName } from './use-section.ts';

export type SectionActions = {
  onToggleOpen: (id: string) => void;
  onMove: (id: string, step: 1 | -1) => void;
  onRemove: (id: string) => void;
};

interface SectionEditorProps extends SectionActions {
  id: string;
  number: number;
  isLast: boolean;
  isOpen: boolean;
  pair: LanguagePair;
}

export const SectionEditor = memo(function SectionEditor(props: SectionEditorProps) {
  const { id, number, isOpen, pair } = props;
  const t = useFrontendsWords();
  const name = useSectionName(id);
  return (
    <article
      className={styles.section}
      data-open={isOpen || undefined}
      aria-label={`${t('detail.section', { number })}: ${name}`}
    >
      <SectionHead {...props} name={name} />
      {isOpen && (
        <div className={styles.texts}>
          {sectionFields.map((field) => (
            <div key={field} className={styles.pair}>
              {[pair.source, pair.target].map((language, side) => (
                // The position is the key: another language replaces the content of the same side.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <div key={side} className="wabu-shrink">
                  <TextField
                    key={language}
                    number={number}
                    section={id}
                    field={field}
                    language={language}
                  />
                </div>
              ))}
            </div>
          ))}
          <SectionTools id={id} name={name} />
        </div>
      )}
    </article>
  );
});

function SectionHead(props: SectionEditorProps & { name: string }) {
  const { id, number, isLast, isOpen, name, onToggleOpen, onMove, onRemove } = props;
  const t = useFrontendsWords();
  const store = useEditorStore();
  const isVisible = useEditorSection(id, ({ draft }) => sectionIn(draft, id)?.visible ?? false);
  return (
    <header className={styles.head}>
      <SortableHandle label={t('sections.drag', { name })} />
      <Button
        look="quiet"
        size="sm"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => onToggleOpen(id)}
      >
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
        <span className="wabu-muted wabu-figures">{number}</span>
        <bdi className="wabu-clip">{name}</bdi>
      </Button>
      <Toggle
        label={t('detail.visible')}
        checked={isVisible}
        onChange={({ target }) => store.setState(changes.visible(id, target.checked))}
      />
      <span className="wabu-flex">
        <IconButton
          label={t('sections.up', { name })}
          icon={<ArrowUp size={18} aria-hidden="true" />}
          isOff={number === 1}
          onPress={() => onMove(id, -1)}
        />
        <IconButton
          label={t('sections.down', { name })}
          icon={<ArrowDown size={18} aria-hidden="true" />}
          isOff={isLast}
          onPress={() => onMove(id, 1)}
        />
        <IconButton
          label={t('sections.remove', { name })}
          icon={<IconDelete size={18} aria-hidden="true" />}
          onPress={() => onRemove(id)}
        />
      </span>
    </header>
  );
}
