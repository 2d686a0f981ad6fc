import type { TextRef } from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageOf, languages } from '@wabu/shared/i18n/languages';
import {
  Button,
  EmptyState,
  IconAdd,
  IconBack,
  Select,
  useHotkey,
  useStableCallbacks,
  VisuallyHidden,
} from '@wabu/shared/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useEditorStore } from '../../editor/editor-store.tsx';
import { useFormTargetRequest } from '../../editor/form-target-context.tsx';
import { changes, sectionIn } from '../../model/draft/editor-state.ts';
import { moveItem, removeSection } from '../../model/draft/section-list.ts';
import { textRefId } from '../../model/draft/text-ref-id.ts';
import { sectionName } from '../../model/frontend-labels.ts';
import { SortableItem, SortableList } from '../../parts/sortable-list.tsx';
import { useProgressiveRender } from '../../parts/use-progressive-render.ts';
import { useUndoToast } from '../../parts/use-undo-toast.ts';
import { InsertTemplate } from '../../templates/insert-template.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { type SectionActions, SectionEditor } from './section-editor.tsx';
import styles from './sections-editor.module.css';
import { StateGrid } from './state-grid.tsx';
import { type LanguagePair, nextTarget, useLanguagePair } from './use-language-pair.ts';
import { useSectionIds } from './use-section.ts';

export function SectionsEditor({ actions }: { actions?: ReactNode }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const ids = useSectionIds();
  const [pair, choosePair] = useLanguagePair();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [announcement, announce] = useState('');
  const rendered = useProgressiveRender(ids.length);
  const nameOf = (id: string) => sectionName(t, sectionIn(store.getState().draft, id));
  const handlers = useSectionActions(setClosed, announce);

  const { openText } = useStableCallbacks({
    openText(ref: TextRef) {
      setClosed((before) => new Set([...before].filter((id) => id !== ref.section)));
      if (ref.language !== pair.source) choosePair({ target: ref.language });
      focusText(ref);
    },
  });
  const addButton = useRef<HTMLButtonElement>(null);
  useFormTargetRequest((target) => {
    if (target.kind === 'text') openText(target.ref);
    else if (target.kind === 'sections') addButton.current?.focus();
    else return false;
    return true;
  });

  return (
    <div className="wabu-stack wabu-gap-4 wabu-shrink">
      <StateGrid sections={ids} onOpen={openText} />
      <div className={styles.bar}>
        <LanguageSwitch pair={pair} onChange={choosePair} />
        {actions}
      </div>
      {ids.length === 0 && <EmptyState title={t('sections.empty')} />}
      <SortableList
        ids={ids}
        nameOf={nameOf}
        onMove={(from, to) =>
          store.setState(changes.order(moveItem(store.getState().draft.Sezioni, from, to)))
        }
      >
        <ol className="wabu-stack wabu-gap-3">
          {ids.map((id, index) => (
            <SortableItem key={id} id={id}>
              <SectionEditor
                id={id}
                number={index + 1}
                isLast={index === ids.length - 1}
                isOpen={index < rendered && !closed.has(id)}
                pair={pair}
                {...handlers}
              />
            </SortableItem>
          ))}
        </ol>
      </SortableList>
      <div className="wabu-wrap wabu-gap-2">
        <Button ref={addButton} onClick={() => store.setState(changes.addSection())}>
          <IconAdd size={18} aria-hidden="true" />
          {t('sections.add')}
        </Button>
        <InsertTemplate />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Stable callbacks, so that moving one section does not render the others. */
function useSectionActions(
  setClosed: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void,
  announce: (words: string) => void,
): SectionActions {
  const t = useFrontendsWords();
  const showUndo = useUndoToast();
  const store = useEditorStore();
  return useStableCallbacks<SectionActions>({
    onToggleOpen: (id) => setClosed((before) => toggled(before, id)),
    onMove(id, step) {
      const { Sezioni } = store.getState().draft;
      const from = Sezioni.findIndex((section) => section.id === id);
      const to = from + step;
      store.setState(changes.order(moveItem(Sezioni, from, to)));
      const name = sectionName(t, Sezioni[from]);
      announce(t('sections.moved', { name, position: to + 1, count: Sezioni.length }));
    },
    onRemove(id) {
      const { removed } = removeSection(store.getState().draft.Sezioni, id);
      if (removed === null) return;
      store.setState(changes.removeSection(id));
      const name = sectionName(t, removed.section);
      showUndo(t('sections.removed', { name }), () =>
        store.setState(changes.restoreSection(removed)),
      );
    },
  });
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

const FRAMES_TO_WAIT = 120;

/** Sections are mounted one after the other, so the text may come some frames later. */
function focusText(ref: TextRef, frames = FRAMES_TO_WAIT): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(textRefId(ref));
    if (element === null) {
      if (frames > 0) focusText(ref, frames - 1);
      return;
    }
    element.scrollIntoView({ block: 'center' });
    element.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  });
}

interface LanguageSwitchProps {
  pair: LanguagePair;
  onChange: (change: Partial<LanguagePair>) => void;
}

// On Apple keyboards Option+arrow moves the caret by a word.
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

function LanguageSwitch({ pair, onChange }: LanguageSwitchProps) {
  const t = useFrontendsWords();
  const go = (step: 1 | -1) => onChange({ target: nextTarget(pair, step) });
  const [previous, next] = [t('languages.previous'), t('languages.next')];
  useHotkey('alt+arrowleft', () => go(-1), { enabled: !isApple, label: previous });
  useHotkey('alt+arrowright', () => go(1), { enabled: !isApple, label: next });
  const keys = isApple ? '' : ' (Alt ';
  return (
    <fieldset className="wabu-row wabu-gap-2 wabu-shrink" aria-label={t('languages.pair')}>
      <Choice
        label={t('languages.from')}
        value={pair.source}
        onChange={(source) => onChange({ source })}
      />
      <Button
        round
        look="quiet"
        aria-label={t('languages.previous')}
        title={keys && `${t('languages.previous')}${keys}←)`}
        onClick={() => go(-1)}
      >
        <IconBack size={18} aria-hidden="true" />
      </Button>
      <Choice
        label={t('languages.to')}
        value={pair.target}
        onChange={(target) => onChange({ target })}
      />
      <Button
        round
        look="quiet"
        aria-label={t('languages.next')}
        title={keys && `${t('languages.next')}${keys}→)`}
        onClick={() => go(1)}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: LanguageCode;
  onChange: (code: LanguageCode) => void;
}

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(languageOf(target.value as LanguageCode).code)}
      >
        {languages.map(({ code, label: short, name }) => (
          <option key={code} value={code}>
            {`${short}\u2003${name}`}
          </option>
        ))}
      </Select>
    </span>
  );
}
