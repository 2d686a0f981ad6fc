import { Input } from '@wabu/shared/ui';
import { useId } from 'react';
import styles from './combobox.module.css';
import { type Choice, useCombobox } from './use-combobox.ts';

interface ComboboxProps extends Choice {
  onBlur?: () => void;
  placeholder: string;
  /** The message when no option matches. */
  none: string;
}

/** A combobox (WAI-ARIA): typing searches, arrow keys move, and only found options are accepted. */
export function Combobox({ onBlur, placeholder, none, ...choice }: ComboboxProps) {
  const id = useId();
  const { value, typed, isSearching } = choice;
  const { list, active, found, isOpen, open, choose, leave, handleKeyDown } = useCombobox(choice);
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
