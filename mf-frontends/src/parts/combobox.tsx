import { foldText } from '@wabu/shared/entities/search/fold-text';
import { Input } from '@wabu/shared/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';

interface ComboboxProps extends Choice {
  onBlur?: () => void;
  placeholder: string;
  none: string;
}

export function Combobox({ onBlur, placeholder, none, ...choice }: ComboboxProps) {
  const id = useId();
  const { value, typed, isSearching } = choice;
  const { list, active, found, isOpen, open, choose, leave, handleKeyDown } = useCombobox(choice);
  return (
    <div className="wabu-anchor">
      <Input
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={({ target }) => open(target.value)}
        onClick={() => isOpen || open()}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        onKeyDown={handleKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={placeholder}
        className={styles.list}
        hidden={!isOpen}
      >
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={name === value}
            data-active={index === active || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            <bdi>{name}</bdi>
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 && !isSearching && (
        <p className={styles.none} role="status">
          {none}
        </p>
      )}
    </div>
  );
}

interface Choice {
  value: string;
  onChange: (value: string) => void;
  typed: string | null;
  onType: (text: string | null) => void;
  options: readonly string[];
  isSearching: boolean;
}

function useCombobox({ value, onChange, typed, onType, options, isSearching }: Choice) {
  const list = useRef<HTMLDivElement>(null);
  /** Null until an arrow key has moved it. */
  const [moved, setMoved] = useState<number | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const query = foldText((typed ?? '').trim());
  const isOpen = typed !== null && !hasLeft;
  const found = isOpen ? (isSearching ? containing(options, query) : options) : [];
  const first = query === '' ? Math.max(0, found.indexOf(value)) : 0;
  const active = Math.min(moved ?? first, Math.max(0, found.length - 1));

  const open = (text = '') => {
    onType(text);
    setLeft(false);
    setMoved(null);
  };
  const close = () => {
    onType(null);
    setLeft(false);
  };
  const choose = (name: string | undefined) => {
    if (name !== undefined) onChange(name);
    close();
  };
  /** On blur, accepts text that equals an option, which a running search may still find. */
  const leave = () => {
    const exact = options.find((name) => typed !== null && foldText(name) === query);
    if (exact === undefined && query !== '' && isSearching) setLeft(true);
    else choose(query === '' ? undefined : exact);
  };
  const leaveWithResult = useEffectEvent(leave);
  useEffect(() => {
    if (hasLeft && !isSearching) leaveWithResult();
  }, [hasLeft, isSearching]);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(to, found.length - 1));
    setMoved(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown') isOpen ? move(active + 1) : open();
    else if (event.key === 'ArrowUp' && isOpen) move(active - 1);
    else if (event.key === 'Enter' && isOpen) choose(found[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { list, active, found, isOpen, open, choose, leave, handleKeyDown };
}

function containing(options: readonly string[], query: string): readonly string[] {
  const words = query.split(/\s+/);
  return options.filter((name) => words.every((word) => foldText(name).includes(word)));
}
