import { Input } from '@wabu/shared/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { folded } from '../frontends/search-frontends.ts';
import styles from './combobox.module.css';

interface ComboboxProps {
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  /** Said when nothing fits what is typed. */
  none: string;
}

/** Rows beyond these are found by typing more. */
const MOST = 60;

/** A choice from many: typing searches, arrows choose, and only what is in the list can stay. */
export function Combobox({ value, options, onChange, onBlur, placeholder, none }: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Null while the list is closed and the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const sought = folded((typed ?? '').trim());
  const found =
    typed === null ? [] : options.filter((name) => folded(name).includes(sought)).slice(0, MOST);
  const isOpen = typed !== null;

  const open = (text = '') => {
    setTyped(text);
    const at = text === '' ? options.slice(0, MOST).indexOf(value) : 0;
    setActive(Math.max(0, at));
  };
  const close = () => setTyped(null);
  const choose = (name: string | undefined) => {
    if (name !== undefined) onChange(name);
    close();
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(to, found.length - 1));
    setActive(next);
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

  return (
    <div className={styles.box}>
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
          // What was typed in full is meant, though nobody pressed Enter.
          const exact = options.find((name) => typed !== null && folded(name) === sought);
          choose(sought === '' ? undefined : exact);
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
      {isOpen && found.length === 0 && (
        <p className={styles.none} role="status">
          {none}
        </p>
      )}
    </div>
  );
}
