import type { RegistryModule } from '@wabu/shared/module';
import { Button, Dialog, Input, useDelayed, VisuallyHidden } from '@wabu/shared/ui';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { byPlaceInMenu } from '../../navigation/menu-entries.ts';
import { useShellWords } from '../../words/it.ts';
import styles from './command-palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { optionId, ResultList } from './result-list.tsx';
import { useOwnGroups } from './use-own-groups.ts';
import { type RecordGroups, useRecordGroups } from './use-record-groups.ts';
import { usePaletteWords } from './words/it.ts';

interface Props {
  modules: readonly RegistryModule[];
  onClose: () => void;
  onOpen: (item: PaletteItem) => void;
  /** Shows the keyboard sheet. */
  onKeys: () => void;
}

/**
 * The command palette: a combobox (WAI-ARIA APG) over the pages, the actions and the records of all modules. Typing
 * searches, arrow keys move, Enter opens.
 */
export function CommandPalette({ modules: given, onClose, onOpen, onKeys }: Props) {
  const t = usePaletteWords();
  const words = useShellWords();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const modules = useMemo(() => [...given].sort(byPlaceInMenu), [given]);
  const own = useOwnGroups(modules, text, onKeys);
  const records = useRecordGroups(modules, text);
  const groups = [...own, ...records.groups].filter(({ items }) => items.length > 0);
  const { active, move, reset } = useActiveItem(groups);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key !== 'Enter') return;
    else if (active) onOpen(active);
    event.preventDefault();
  };

  return (
    <Dialog
      title={t('title')}
      width={600}
      initialFocus={field}
      onClose={onClose}
      footer={
        <div className="wabu-wrap wabu-spread wabu-gap-2 wabu-grow">
          <Button size="sm" look="quiet" onClick={onKeys}>
            {words('menu.keys')}
          </Button>
          <Button size="sm" look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      }
    >
      <div className={styles.palette}>
        <div className={styles.field}>
          <Input
            ref={field}
            type="search"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(listId, active)}
            aria-label={t('field')}
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              reset();
            }}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div className="wabu-column wabu-grow wabu-shrink-block">
          <ResultList
            id={listId}
            label={t('results')}
            groups={groups}
            text={text}
            active={active?.id}
            onOpen={onOpen}
          />
          <Status text={text} count={count} records={records} />
        </div>
      </div>
    </Dialog>
  );
}

interface StatusProps {
  text: string;
  count: number;
  records: RecordGroups;
}

/** Says how much was found, that a search still runs, and which module's search has failed. */
function Status({ text, count, records }: StatusProps) {
  const t = usePaletteWords();
  const isLate = useDelayed(records.isSearching);
  return (
    <div role="status" className={styles.status}>
      {text !== '' && count > 0 && <VisuallyHidden>{t('count', { count })}</VisuallyHidden>}
      {isLate && <p>{t('searching')}</p>}
      {count === 0 && !records.isSearching && (
        <>
          <p className={styles.none}>{t('none', { text })}</p>
          <p>{t('noneHint')}</p>
        </>
      )}
      {records.problems.map(({ id, name, problem }) => (
        <p key={id}>{t(problem, { name })}</p>
      ))}
    </div>
  );
}

/** The line that Enter opens: the first, until an arrow key has chosen another. */
function useActiveItem(groups: readonly PaletteGroup[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  return {
    active: items[at],
    /** To the next line or the one before; behind the last one comes the first. */
    move: (step: 1 | -1) => setChosen(items[(at + step + items.length) % items.length]?.id ?? null),
    reset: () => setChosen(null),
  };
}
